import { expect, test } from 'vitest';
import { Lru } from './lru.ts';

test('the oldest goes when there is no more room, unless it was asked for since', () => {
  const lru = new Lru<number>(3);
  lru.set('a', 1, 1);
  lru.set('b', 2, 1);
  lru.set('c', 3, 1);
  lru.get('a');
  lru.set('d', 4, 1);
  expect(['a', 'b', 'c', 'd'].map((key) => lru.get(key))).toEqual([1, undefined, 3, 4]);
});

test('a heavy one takes the room of many, and one that is too heavy is not kept', () => {
  const lru = new Lru<number>(3);
  lru.set('a', 1, 1);
  lru.set('b', 2, 3);
  expect(lru.get('a')).toBeUndefined();
  lru.set('c', 3, 4);
  expect([lru.get('b'), lru.get('c')]).toEqual([2, undefined]);
});

test('a key that is set again weighs once', () => {
  const lru = new Lru<number>(3);
  for (let i = 0; i < 9; i++) lru.set('a', i, 2);
  lru.set('b', 1, 1);
  expect([lru.get('a'), lru.get('b')]).toEqual([8, 1]);
});
