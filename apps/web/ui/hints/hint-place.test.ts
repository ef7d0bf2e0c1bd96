import { expect, test } from 'vitest';
import { hintPlace } from './hint-place.ts';

const window = { width: 400, height: 300 };
const hint = { width: 120, height: 30 };

test('a hint stands above the middle of what it describes', () => {
  expect(hintPlace({ top: 100, left: 180, width: 40, height: 40 }, hint, window)).toEqual({
    top: 62,
    left: 140,
  });
});

test('at the head of the window it stands below', () => {
  expect(hintPlace({ top: 4, left: 180, width: 40, height: 40 }, hint, window).top).toBe(52);
});

test('it never leaves the window to the left or to the right', () => {
  expect(hintPlace({ top: 100, left: 0, width: 40, height: 40 }, hint, window).left).toBe(8);
  expect(hintPlace({ top: 100, left: 360, width: 40, height: 40 }, hint, window).left).toBe(272);
});
