import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { descendantsOf, findDescendant, waitForSurvivors } from '../testing/processes.ts';
import { waitUntil } from '../testing/wait-until.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** On a busy machine a new database takes longer than anything that a test polls for. */
const START_MS = 230_000;
const data = mkdtempSync('/tmp/relievo-dev-');
let dev: ChildProcessByStdio<null, Readable, Readable>;
let output = '';

beforeAll(async () => {
  chmodSync(data, 0o755);
  dev = spawn(process.execPath, [resolve(ROOT, 'scripts/dev.ts')], {
    env: { ...process.env, NODE_ENV: 'development', npm_lifecycle_event: 'dev', PORT: '0', DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [dev.stdout, dev.stderr])
    stream.setEncoding('utf8').on('data', (words: string) => (output += words));
  await waitUntil('it runs', () => output.includes('the page is here:'), START_MS);
});
afterAll(async () => {
  const all = [dev.pid as number, ...descendantsOf(dev.pid as number)];
  dev.kill('SIGKILL');
  await waitForSurvivors(all);
  rmSync(data, { recursive: true, force: true });
});

test('npm run dev starts again what has read a file that was saved, and leaves the rest running', {
  tags: 'exhaustive',
}, async () => {
  const pid = dev.pid as number;
  const findBoth = () => ['serve.ts', 'worker.ts'].map((name) => findDescendant(pid, name));
  const [server, worker] = findBoth();

  // As it is when an editor saves what it has read.
  utimesSync(resolve(ROOT, 'apps/server/api.ts'), new Date(), new Date());
  await expect.poll(() => output).toContain('apps/server/api.ts changed: the server starts again.\n');
  await expect.poll(() => findBoth()[0] ?? server).not.toBe(server);
  expect(findBoth()[1]).toBe(worker);

  dev.kill('SIGINT');
  expect(await once(dev, 'exit')).toEqual([0, null]);
});
