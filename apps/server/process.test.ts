import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { isAlive } from './platform/postgres/processes.ts';

test('a process whose starter ended before it could begin does not outlive it', async () => {
  const child = fork(new URL('./testing/begin-late.ts', import.meta.url), {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  child.disconnect();
  expect(await once(child, 'exit')).toEqual([1, null]);
});

test('a process that hangs does not outlive the one that started it', { tags: 'exhaustive' }, async () => {
  const starter = spawn(
    process.execPath,
    [fileURLToPath(new URL('./testing/start-hanging.ts', import.meta.url))],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  onTestFinished(() => void starter.kill('SIGKILL'));
  const [words] = await once(starter.stdout, 'data');
  const hanging = Number(words);
  onTestFinished(() => {
    if (isAlive(hanging)) process.kill(hanging, 'SIGKILL');
  });
  starter.kill('SIGKILL');
  await once(starter, 'exit');
  expect(isAlive(hanging)).toBe(true);
  await expect.poll(() => isAlive(hanging)).toBe(false);
});

test('a process that starts slowly is left alone until it is ready', { tags: 'exhaustive' }, async () => {
  const child = fork(new URL('./testing/begin-slowly.ts', import.meta.url));
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = once(child, 'exit').then(() => ['it ended before it was ready']);
  expect(await Promise.race([once(child, 'message'), ended])).toContainEqual({ kind: 'ready' });
});
