import { RECENT_SEARCHES, TREND_DAYS } from '@relievo/contracts/library/lists';
import { expect, test } from 'vitest';
import { SUGGESTIONS_KEPT } from './limits.ts';
import { createTimedCache } from './timed-cache.ts';

test('suggestions stay fresh for 30 seconds and no longer', () => {
  let now = 0;
  const cache = createTimedCache<string>({ ...SUGGESTIONS_KEPT, now: () => now });
  cache.set('frac', 'fractions');
  now = 29_999;
  expect(cache.get('frac')).toBe('fractions');
  now = 30_000;
  expect(cache.get('frac')).toBeUndefined();
  expect(cache.size()).toBe(0);
});

test('a hundred lookups are kept, and the oldest is dropped first', () => {
  const cache = createTimedCache<number>({ ...SUGGESTIONS_KEPT, now: () => 0 });
  for (let number = 0; number < 100; number++) cache.set(String(number), number);
  cache.get('0');
  cache.set('100', 100);
  expect(cache.size()).toBe(100);
  expect(['0', '1', '2', '100'].map((key) => cache.get(key))).toEqual([0, undefined, 2, 100]);
});

test('ten searches are recent, and trends cover thirty days', () => {
  expect([RECENT_SEARCHES, TREND_DAYS]).toEqual([10, 30]);
});
