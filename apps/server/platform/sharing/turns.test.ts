import { expect, test } from 'vitest';
import { createTurns } from './turns.ts';

/** A work that ends when it is told to. */
function aWork() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { end, ended };
}

function settlePromises() {
  return new Promise<void>((resolve) => setImmediate(resolve));
}

test('only so many tasks run at the same time, and the others follow in order, after failures too', async () => {
  const inTurn = createTurns(2);
  const begun: string[] = [];
  const works = { a: aWork(), b: aWork(), c: aWork(), d: aWork() };
  const run = (name: keyof typeof works) =>
    inTurn(async () => {
      begun.push(name);
      await works[name].ended;
      if (name === 'a') throw new Error('failed');
      return name;
    });
  const results = [run('a'), run('b'), run('c'), run('d')] as const;
  const outcomes = Promise.allSettled(results);
  await settlePromises();
  expect(begun).toEqual(['a', 'b']);
  works.a.end();
  await settlePromises();
  expect(begun).toEqual(['a', 'b', 'c']);
  for (const { end } of Object.values(works)) end();
  expect(
    (await outcomes).map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : 'failed')),
  ).toEqual(['failed', 'b', 'c', 'd']);
  expect(await inTurn(async () => 'later')).toBe('later');
});
