import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { startProcess } from '../testing/product-process.ts';

const DATA = mkdtempSync('/tmp/relievo-production-');
chmodSync(DATA, 0o755);
afterAll(() => rmSync(DATA, { recursive: true, force: true }));

// A port that the kernel gives to nobody who takes any: those begin at 32768.
const PORT = String(20_000 + (process.pid % 10_000));

const LINK = /^ {2}https:\/\/relievo\.example\.org\/auth\/first-administrator\?token=([\w-]{43})$/m;

async function startProduct() {
  const product = startProcess({
    DATA_DIR: DATA,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PUBLIC_URL: 'https://relievo.example.org',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'relievo@example.org',
    PORT,
    WORKER_PROCESSES: '0',
  });
  product.ready.catch(() => undefined);
  onTestFinished(async () => void (await product.end('SIGKILL')));
  await product.ready;
  return product;
}

function call(path: string, body?: object) {
  return fetch(`http://127.0.0.1:${PORT}/api${path}`, {
    ...(body && {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    }),
  });
}

test('the first start in production prints the link of the first administrator, and has no account before', {
  tags: 'exhaustive',
}, async () => {
  const product = await startProduct();
  const token = LINK.exec(product.output())?.[1];
  expect(product.output()).not.toContain('@relievo.example ');
  expect((await call('/setup/people')).status).toBe(404);
  const form = {
    displayName: 'Selma Roth',
    username: 'selma',
    email: 'selma@example.org',
    password: 'Correct-Horse-1',
  };
  const answer = await call('/first-administrator', { ...form, token });
  expect([answer.status, (await answer.json()).roles]).toEqual([200, ['super_admin']]);
  expect(answer.headers.get('set-cookie')).toMatch(/^__Host-relievo=.*; HttpOnly; Secure; SameSite=Lax$/);
});
