import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { runInChild } from './child.ts';

const program = new URL('./testing/program.ts', import.meta.url);
const readable = resolve(import.meta.dirname, '../../../..');
const never = new AbortController().signal;

type Told = { told: unknown; pid: number };

async function child(
  deed: string,
  {
    seconds = 150,
    memoryBytes = 2 ** 30,
    signal = never,
  }: { seconds?: number; memoryBytes?: number; signal?: AbortSignal } = {},
): Promise<Told> {
  let answered: Told | undefined;
  await runInChild({
    program,
    readable,
    signal,
    limits: { seconds, memoryBytes },
    message: { deed },
    onAnswer: (answer) => {
      answered = answer as Told;
      return true;
    },
  });
  if (!answered) throw new Error('It said nothing.');
  return answered;
}

test('a child knows no settings and no secrets', async () => {
  expect((await child('tells what it knows')).told).toEqual([]);
});

test.each(['reads a file', 'writes a file', 'starts a program', 'begins a thread'])(
  'a child that %s is refused',
  async (deed) => {
    expect((await child(deed)).told).toEqual({ refused: 'ERR_ACCESS_DENIED' });
    expect(existsSync(join(import.meta.dirname, 'testing/written'))).toBe(false);
  },
);

test('a child that takes too much memory is ended', async () => {
  await expect(child('takes memory', { memoryBytes: 2 ** 28 })).rejects.toThrow(
    /took more than|ended by itself/,
  );
});

test('a child that never ends is ended when its time is over', async () => {
  await expect(child('never ends', { seconds: 1 })).rejects.toThrow('It took longer than 1 seconds.');
});

test('a child that ends by itself has failed', async () => {
  await expect(child('ends itself')).rejects.toThrow('It ended by itself (3).');
});

test('a child ends with who asked for it', async () => {
  const stop = new AbortController();
  const asked = child('never ends', { signal: stop.signal });
  stop.abort();
  await expect(asked).rejects.toThrow('It was stopped.');
});

test('nothing of a child is left when it has answered, however much it would like to stay', async () => {
  const { pid } = await child('stays without a word');
  expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});
