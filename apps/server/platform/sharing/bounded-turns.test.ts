import { afterEach, expect, test, vi } from 'vitest';
import { createBoundedTurns, NoTurn } from './bounded-turns.ts';

afterEach(() => {
  vi.useRealTimers();
});

function settlePromises() {
  return new Promise<void>((resolve) => setImmediate(resolve));
}

/** Works that end when they are told to, and the names of those that have begun. */
function createTasks() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const workOf = (name: string) => () =>
    new Promise<string>((resolve) => {
      begun.push(name);
      ends.set(name, () => resolve(name));
    });
  return { begun, workOf, end: (name: string) => ends.get(name)?.() };
}

test('one task runs, two wait in order, and the next one is refused at once', async () => {
  const inTurn = createBoundedTurns({ atOnce: 1, waiting: 2, waitSeconds: 60 });
  const { begun, workOf, end } = createTasks();
  const results = ['a', 'b', 'c'].map((name) => inTurn(workOf(name)));
  await expect(inTurn(workOf('d'))).rejects.toBeInstanceOf(NoTurn);
  for (const name of ['a', 'b', 'c']) {
    expect(begun.at(-1)).toBe(name);
    end(name);
    await settlePromises();
  }
  expect(await Promise.all(results)).toEqual(['a', 'b', 'c']);
  expect(begun).toEqual(['a', 'b', 'c']);
});

test('a task whose turn does not come in time is refused, and its place is free again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const inTurn = createBoundedTurns({ atOnce: 1, waiting: 1, waitSeconds: 5 });
  const { begun, workOf, end } = createTasks();
  const first = inTurn(workOf('first'));
  const late = inTurn(workOf('late')).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(5000);
  expect(await late).toBeInstanceOf(NoTurn);
  const next = inTurn(workOf('next'));
  end('first');
  await first;
  await settlePromises();
  end('next');
  await next;
  expect(begun).toEqual(['first', 'next']);
});

test('a failing task passes its turn on', async () => {
  const inTurn = createBoundedTurns({ atOnce: 1, waiting: 1, waitSeconds: 60 });
  const failed = inTurn(() => Promise.reject(new Error('failed'))).catch((error: unknown) => error);
  expect(await inTurn(async () => 'second')).toBe('second');
  expect(await failed).toEqual(new Error('failed'));
  expect(await inTurn(async () => 'third')).toBe('third');
});
