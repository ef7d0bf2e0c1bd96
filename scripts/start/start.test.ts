import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { descendant, descendantsOf, survivors } from '../testing/processes.ts';
import { startProcess } from '../testing/product-process.ts';

const DATA = mkdtempSync('/tmp/relievo-start-');
chmodSync(DATA, 0o755);
afterAll(() => rmSync(DATA, { recursive: true, force: true }));

/** The product on a data folder that all tests of this file use one after the other. */
async function running() {
  const product = startProcess({ DATA_DIR: DATA });
  product.ready.catch(() => undefined);
  onTestFinished(async () => void (await product.end('SIGKILL')));
  return { product, url: await product.ready };
}

async function isHealthy(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/health`).catch(() => undefined);
  return answer?.status === 200;
}

/** What it said, apart from the web app's build, which depends on when it was built last. */
function words(output: string): string[] {
  return output
    .trimEnd()
    .split('\n')
    .filter((line) => !line.startsWith('Building the web app'));
}

test('it serves, and Ctrl+C leaves nothing running', async () => {
  const { product, url } = await running();
  await expect.poll(() => isHealthy(url)).toBe(true);
  expect(descendant(product.pid, 'worker.ts')).toBeDefined();
  expect(product.output()).toMatch(/^Braille is translated by .*liblouis.*\.$/m);
  expect(await product.end('SIGINT')).toEqual([]);
  expect(await product.exited).toBe(0);
});

test('a server, a worker or a database that is killed comes back at the same address', async () => {
  const { product, url } = await running();
  for (const name of ['serve.ts', 'worker.ts', 'postgres -D']) {
    const killed = descendant(product.pid, name) as number;
    process.kill(killed, 'SIGKILL');
    await expect.poll(() => descendant(product.pid, name) ?? killed).not.toBe(killed);
    await expect.poll(() => isHealthy(url)).toBe(true);
  }
});

test('Ctrl+C while it is starting leaves nothing running, and no complaint', async () => {
  const product = startProcess({ DATA_DIR: DATA });
  product.ready.catch(() => undefined);
  await expect.poll(() => descendant(product.pid, 'serve.ts')).toBeDefined();
  expect(await product.end('SIGINT')).toEqual([]);
  expect(product.output()).not.toContain('Error');
});

test('nothing is left when the first process is killed', async () => {
  const { product } = await running();
  const all = descendantsOf(product.pid);
  expect(all.length).toBeGreaterThan(3);
  expect(await product.end('SIGKILL')).toEqual([]);
  expect(await survivors(all)).toEqual([]);
});

test('a folder has one Relievo at a time', async () => {
  const { product } = await running();
  const second = startProcess({ DATA_DIR: DATA });
  await expect(second.ready).rejects.toThrow('Relievo did not start');
  expect(second.output()).toContain(
    `Relievo already runs in ${DATA} (process ${product.pid}); stop it first.\n`,
  );
  expect(await second.exited).toBe(1);
});

test('a port that was asked for and is in use stops the start in one sentence', async () => {
  const other = createServer().listen(0, 'localhost');
  onTestFinished(() => void other.close());
  await new Promise((done) => other.once('listening', done));
  const { port } = other.address() as AddressInfo;
  const product = startProcess({ DATA_DIR: DATA, PORT: String(port) });
  await expect(product.ready).rejects.toThrow('Relievo did not start');
  expect(words(product.output())).toEqual([`Port ${port} is in use; set PORT to another one.`]);
  expect(await product.exited).toBe(1);
});

test.each([
  [{ PORT: 'eighty' }, ['PORT must be a whole number from 0 to 65535.']],
  [
    { NODE_ENV: 'production' },
    [
      'PUBLIC_URL is missing: the address under which people reach this server, such as https://relievo.example.org.',
      'SMTP_URL is missing: the mail server that sends to people, such as smtps://user:password@mail.example.org.',
      'MAIL_FROM is missing: the sender of mail, such as Relievo <relievo@example.org>.',
    ],
  ],
  [
    { DATABASE_URL: 'postgres://localhost:1/relievo' },
    ['DATABASE_URL leads to localhost:1/relievo, and nothing answers there.'],
  ],
  [{ DATABASE_URL: 'postgres://localhost:1/' }, ['DATABASE_URL must end with the name of a database.']],
])('%o stops the start in one line for each problem', async (environment, lines) => {
  const product = startProcess({ DATA_DIR: DATA, ...environment });
  await expect(product.ready).rejects.toThrow('Relievo did not start');
  expect(words(product.output())).toEqual(lines);
  expect(await product.exited).toBe(1);
});
