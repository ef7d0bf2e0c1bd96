import { expect, test } from 'vitest';
import { placeHint } from './hint-place.ts';

const window = { width: 400, height: 300 };
const hint = { width: 120, height: 30 };

test('a hint is above the middle of its element', () => {
  expect(placeHint({ top: 100, left: 180, width: 40, height: 40 }, hint, window)).toEqual({
    top: 62,
    left: 140,
  });
});

test('a hint at the top of the window is below its element', () => {
  expect(placeHint({ top: 4, left: 180, width: 40, height: 40 }, hint, window).top).toBe(52);
});

test('a hint never leaves the window to the left or to the right', () => {
  expect(placeHint({ top: 100, left: 0, width: 40, height: 40 }, hint, window).left).toBe(8);
  expect(placeHint({ top: 100, left: 360, width: 40, height: 40 }, hint, window).left).toBe(272);
});
