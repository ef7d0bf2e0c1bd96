import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { descendantsOf, findDescendant, waitForSurvivors } from '../testing/processes.ts';
import { startProcess } from '../testing/product-process.ts';

function makeFolder(): string {
  const folder = mkdtempSync('/tmp/relievo-start-');
  chmodSync(folder, 0o755);
  return folder;
}

const DATA = makeFolder();
afterAll(() => rmSync(DATA, { recursive: true, force: true }));

/** The product on a data folder that all tests of this file use one after the other. */
async function startProduct(data = DATA) {
  const product = startProcess({ DATA_DIR: data });
  product.ready.catch(() => undefined);
  onTestFinished(async () => void (await product.end('SIGKILL')));
  return { product, url: await product.answers };
}

async function isHealthy(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/health`).catch(() => undefined);
  return answer?.status === 200;
}

/** What it said, apart from the web app's build, which depends on when it was built last. */
function readLines(output: string): string[] {
  return output
    .trimEnd()
    .split('\n')
    .filter((line) => !line.startsWith('Building the web app'));
}

test('a start serves the product, and Ctrl+C leaves nothing running', async () => {
  const { product, url } = await startProduct();
  await expect.poll(() => isHealthy(url)).toBe(true);
  expect(findDescendant(product.pid, 'worker.ts')).toBeDefined();
  expect(product.output()).toMatch(/^Braille is translated by .*liblouis.*\.$/m);
  expect(await product.end('SIGINT')).toEqual([]);
  expect(await product.exited).toBe(0);
});

test('Ctrl+C while the library is being prepared ends it, and the next start goes on with it', async () => {
  const data = makeFolder();
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  for (let start = 0; start < 2; start += 1) {
    const { product } = await startProduct(data);
    expect(product.output()).toContain('The starter library is being prepared');
    expect(await product.end('SIGINT')).toEqual([]);
    expect(product.output()).not.toMatch(/Error|could not be filled/);
  }
});

test('a killed server, worker or database comes back at the same address', async () => {
  const { product, url } = await startProduct();
  for (const name of ['serve.ts', 'worker.ts', 'postgres -D']) {
    const killed = findDescendant(product.pid, name) as number;
    process.kill(killed, 'SIGKILL');
    await expect.poll(() => findDescendant(product.pid, name) ?? killed).not.toBe(killed);
    await expect.poll(() => isHealthy(url)).toBe(true);
  }
});

test('Ctrl+C during the start leaves nothing running, and no error', async () => {
  const product = startProcess({ DATA_DIR: DATA });
  product.ready.catch(() => undefined);
  await expect.poll(() => findDescendant(product.pid, 'serve.ts')).toBeDefined();
  expect(await product.end('SIGINT')).toEqual([]);
  expect(product.output()).not.toContain('Error');
});

test('killing the first process leaves nothing running', async () => {
  const { product } = await startProduct();
  const all = descendantsOf(product.pid);
  expect(all.length).toBeGreaterThan(3);
  expect(await product.end('SIGKILL')).toEqual([]);
  expect(await waitForSurvivors(all)).toEqual([]);
});

test('a folder runs one Relievo at a time', async () => {
  const { product } = await startProduct();
  const second = startProcess({ DATA_DIR: DATA });
  await expect(second.ready).rejects.toThrow('Relievo did not start');
  expect(second.output()).toContain(
    `Relievo already runs in ${DATA} (process ${product.pid}); stop it first.\n`,
  );
  expect(await second.exited).toBe(1);
});

test('a requested port that is in use stops the start in one sentence', async () => {
  const other = createServer().listen(0, 'localhost');
  onTestFinished(() => void other.close());
  await new Promise((done) => other.once('listening', done));
  const { port } = other.address() as AddressInfo;
  const product = startProcess({ DATA_DIR: DATA, PORT: String(port) });
  await expect(product.ready).rejects.toThrow('Relievo did not start');
  expect(readLines(product.output())).toEqual([`Port ${port} is in use; set PORT to another one.`]);
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
  expect(readLines(product.output())).toEqual(lines);
  expect(await product.exited).toBe(1);
});
