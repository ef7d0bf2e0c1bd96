import { expect, test } from 'vitest';
import { wrapped } from './wrap.ts';

test.each([
  [-1, 1, 0],
  [-1, -1, 2],
  [0, 1, 1],
  [2, 1, 0],
  [0, -1, 2],
] as const)('in a round of three, from %i by %i it is %i', (from, step, to) => {
  expect(wrapped(from, 3, step)).toBe(to);
});

test('in an empty round there is nowhere to go', () => {
  expect(wrapped(-1, 0, 1)).toBe(-1);
});
