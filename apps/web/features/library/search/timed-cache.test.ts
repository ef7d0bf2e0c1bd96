import { expect, test } from 'vitest';
import { createTimedCache } from './timed-cache.ts';

test('an answer is kept until its time is over, not longer', () => {
  let now = 0;
  const cache = createTimedCache<string>({ keeps: 30_000, most: 100, now: () => now });
  cache.set('frac', 'fractions');
  now = 29_999;
  expect(cache.get('frac')).toBe('fractions');
  now = 30_000;
  expect(cache.get('frac')).toBeUndefined();
  expect(cache.size()).toBe(0);
});

test('it holds at most as many as it may, and gives up what was asked for longest ago', () => {
  const cache = createTimedCache<number>({ keeps: 1000, most: 3, now: () => 0 });
  for (const [index, key] of ['a', 'b', 'c'].entries()) cache.set(key, index);
  cache.get('a');
  cache.set('d', 3);
  expect(cache.size()).toBe(3);
  expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key))).toEqual([0, undefined, 2, 3]);
});
