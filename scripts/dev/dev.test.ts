import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { descendantsOf, findDescendant, waitForSurvivors } from '../testing/processes.ts';

const ROOT = resolve(import.meta.dirname, '../..');

test('npm run dev starts again what has read a file that was saved, and leaves the rest running', async () => {
  const data = mkdtempSync('/tmp/relievo-dev-');
  chmodSync(data, 0o755);
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  let output = '';
  const dev = spawn(process.execPath, [resolve(ROOT, 'scripts/dev.ts')], {
    env: { ...process.env, NODE_ENV: 'development', npm_lifecycle_event: 'dev', PORT: '0', DATA_DIR: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const pid = dev.pid as number;
  onTestFinished(async () => {
    const all = [pid, ...descendantsOf(pid)];
    dev.kill('SIGKILL');
    await waitForSurvivors(all);
  });
  for (const stream of [dev.stdout, dev.stderr])
    stream.setEncoding('utf8').on('data', (words: string) => (output += words));
  await expect.poll(() => output).toContain('the page is here:');
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
