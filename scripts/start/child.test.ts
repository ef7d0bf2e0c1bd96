import { fileURLToPath } from 'node:url';
import { splitSample } from '@relievo/words/testing';
import { expect, onTestFinished, test } from 'vitest';
import { isAlive } from '../../apps/server/platform/postgres/processes.ts';
import { findDescendant } from '../testing/processes.ts';
import { startChild } from './child.ts';

const SCRIPT = fileURLToPath(new URL('../testing/stubborn-process.ts', import.meta.url));
/** Short, so that the test is; long enough that a busy machine does not take it for silence at once. */
const PATIENCE = { lookMs: 100, silentMs: 2_000, startingMs: 60_000 };

async function startStubborn(stopMs: number) {
  const words: string[] = [];
  const log = (line: string) => void words.push(line);
  const child = await startChild({ name: 'server', script: SCRIPT, log, stopMs, patience: PATIENCE });
  const findIt = () => findDescendant(process.pid, SCRIPT);
  onTestFinished(() => {
    const left = findIt();
    if (left !== undefined) process.kill(left, 'SIGKILL');
  });
  return { child, findIt, words, pid: findIt() as number };
}

for (const { tags, cases } of splitSample(['SIGUSR2', 'SIGSTOP'] as const, 2))
  test.each(cases)(
    'a process that answers nothing after %s is killed, and another one takes its place',
    { tags },
    async (signal) => {
      const { child, findIt, words, pid } = await startStubborn(100);
      onTestFinished(() => child.stop());
      process.kill(pid, signal);
      await expect.poll(() => findIt() ?? pid).not.toBe(pid);
      expect(isAlive(pid)).toBe(false);
      expect(words.slice(0, 2)).toEqual([
        'the server hangs: it answers nothing, and is killed',
        'the server ended unexpectedly; starting it again',
      ]);
    },
  );

test('a process that answers and does not stop is killed when its time to stop is over', async () => {
  const { child, findIt, words, pid } = await startStubborn(500);
  await child.stop();
  expect(isAlive(pid)).toBe(false);
  expect(findIt()).toBeUndefined();
  expect(words).toEqual([]);
});

test('a process that hangs is killed when it is to stop, and no other one follows', async () => {
  const { child, findIt, pid } = await startStubborn(500);
  process.kill(pid, 'SIGUSR2');
  await child.stop();
  expect(isAlive(pid)).toBe(false);
  expect(findIt()).toBeUndefined();
});
