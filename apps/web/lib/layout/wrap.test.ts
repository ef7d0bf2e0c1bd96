import { expect, test } from 'vitest';
import { wrapAround } from './wrap.ts';

test.each([
  [-1, 1, 0],
  [-1, -1, 2],
  [0, 1, 1],
  [2, 1, 0],
  [0, -1, 2],
] as const)('in a round of three, from %i by %i leads to %i', (from, step, to) => {
  expect(wrapAround(from, 3, step)).toBe(to);
});

test('an empty round leads nowhere', () => {
  expect(wrapAround(-1, 0, 1)).toBe(-1);
});
