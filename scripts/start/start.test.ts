import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { splitSample } from '@relievo/words/testing';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { isAlive } from '../../apps/server/platform/postgres/processes.ts';
import { CAN_HANG, hangEventLoop } from '../testing/hang.ts';
import { descendantsOf, findDescendant, waitForSurvivors } from '../testing/processes.ts';
import { startProcess } from '../testing/product-process.ts';
import { LIBRARY_BEGUN } from './welcome.ts';

const DATA = mkdtempSync('/tmp/relievo-start-');
// Started by root, the database runs as another account, which has to enter.
chmodSync(DATA, 0o755);
afterAll(() => rmSync(DATA, { recursive: true, force: true }));

/** The product on a data folder that all tests of this file use one after the other. */
async function startProduct() {
  const product = startProcess({ ...CAN_HANG, DATA_DIR: DATA });
  product.ready.catch(() => undefined);
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

test('Ctrl+C while the library is being prepared leaves nothing running, and no error', {
  tags: 'exhaustive',
}, async () => {
  const { product } = await startProduct();
  expect(product.output()).toContain(LIBRARY_BEGUN);
  // The first process has to hear whether the others live, so another one draws.
  expect(findDescendant(product.pid, 'fill-library.ts')).toBeDefined();
  expect(await product.end('SIGINT')).toEqual([]);
  expect(await product.exited).toBe(0);
  expect(product.output()).not.toMatch(/Error|could not be filled/);
});

test('Ctrl+C during the start leaves nothing running, and no error', { tags: 'exhaustive' }, async () => {
  const product = startProcess({ DATA_DIR: DATA });
  product.ready.catch(() => undefined);
  await expect.poll(() => findDescendant(product.pid, 'serve.ts')).toBeDefined();
  expect(await product.end('SIGINT')).toEqual([]);
  expect(product.output()).not.toContain('Error');
});

describe('a product that was ended before its library was ready', () => {
  let running: Awaited<ReturnType<typeof startProduct>>;
  beforeAll(async () => {
    running = await startProduct();
  });
  afterAll(() => running.product.end('SIGKILL'));

  test('serves again, with its worker and its braille, and goes on with the library', async () => {
    const { product, url } = running;
    await expect.poll(() => isHealthy(url)).toBe(true);
    expect(findDescendant(product.pid, 'worker.ts')).toBeDefined();
    expect(product.output()).toMatch(/^Braille is translated by .*liblouis.*\.$/m);
    expect(product.output()).toContain(LIBRARY_BEGUN);
  });

  test('has its server and its worker back at the same address when they hang', {
    tags: 'exhaustive',
  }, async () => {
    const { product, url } = running;
    const findBoth = () => ['serve.ts', 'worker.ts'].map((name) => findDescendant(product.pid, name));
    const [server = 0, worker = 0] = findBoth();
    onTestFinished(() => [server, worker].filter(isAlive).forEach((pid) => process.kill(pid, 'SIGKILL')));
    // One whose event loop does not turn, and one that stands still as a whole.
    await hangEventLoop(server, product.output);
    process.kill(worker, 'SIGSTOP');
    await expect.poll(() => findBoth().map((pid) => pid ?? 0)).not.toContain(worker);
    await expect.poll(() => findBoth().map((pid) => pid ?? 0)).not.toContain(server);
    await expect.poll(() => isHealthy(url)).toBe(true);
    expect([server, worker].filter(isAlive)).toEqual([]);
    for (const name of ['server', 'worker'])
      expect(product.output()).toContain(`the ${name} hangs: it answers nothing, and is killed\n`);
  });

  test('has its server, its worker and its database back at the same address when they are killed', {
    tags: 'exhaustive',
  }, async () => {
    const { product, url } = running;
    for (const name of ['serve.ts', 'worker.ts', 'postgres -D']) {
      const killed = findDescendant(product.pid, name) as number;
      process.kill(killed, 'SIGKILL');
      await expect.poll(() => findDescendant(product.pid, name) ?? killed).not.toBe(killed);
      await expect.poll(() => isHealthy(url)).toBe(true);
    }
  });

  test('lets no other Relievo run in its folder', { tags: 'exhaustive' }, async () => {
    const second = startProcess({ DATA_DIR: DATA });
    await expect(second.ready).rejects.toThrow('Relievo did not start');
    expect(second.output()).toContain(
      `Relievo already runs in ${DATA} (process ${running.product.pid}); stop it first.\n`,
    );
    expect(await second.exited).toBe(1);
  });

  test('leaves nothing running when its first process is killed while the server hangs', {
    tags: 'exhaustive',
  }, async () => {
    const { product } = running;
    await expect.poll(() => findDescendant(product.pid, 'serve.ts')).toBeDefined();
    await hangEventLoop(findDescendant(product.pid, 'serve.ts') as number, product.output);
    const all = descendantsOf(product.pid);
    expect(all.length).toBeGreaterThan(3);
    expect(await product.end('SIGKILL')).toEqual([]);
    expect(await waitForSurvivors(all)).toEqual([]);
  });
});

test('a requested port that is in use stops the start in one sentence', { tags: 'exhaustive' }, async () => {
  const other = createServer().listen(0, 'localhost');
  onTestFinished(() => void other.close());
  await new Promise((done) => other.once('listening', done));
  const { port } = other.address() as AddressInfo;
  const product = startProcess({ DATA_DIR: DATA, PORT: String(port) });
  await expect(product.ready).rejects.toThrow('Relievo did not start');
  expect(readLines(product.output())).toEqual([`Port ${port} is in use; set PORT to another one.`]);
  expect(await product.exited).toBe(1);
});

for (const { tags, cases } of splitSample(
  [
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
  ],
  4,
))
  test.each(cases)(
    '%o stops the start in one line for each problem',
    { tags },
    async (environment, lines) => {
      const product = startProcess({ DATA_DIR: DATA, ...environment });
      await expect(product.ready).rejects.toThrow('Relievo did not start');
      expect(readLines(product.output())).toEqual(lines);
      expect(await product.exited).toBe(1);
    },
  );
