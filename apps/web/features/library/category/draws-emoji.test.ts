import { expect, test } from 'vitest';
import { hasColour } from './draws-emoji.ts';

function createPoints(count: number, colour: readonly number[]) {
  return Uint8ClampedArray.from(Array.from({ length: count }, () => colour).flat());
}

test('a drawn emoji has colours, and the box of a missing glyph and its softened edges have none', () => {
  expect(hasColour(createPoints(200, [0, 0, 0, 255]))).toBe(false);
  expect(hasColour(createPoints(200, [90, 80, 100, 120]))).toBe(false);
  expect(hasColour(createPoints(10, [200, 20, 30, 255]))).toBe(false);
  expect(hasColour(createPoints(200, [200, 20, 30, 255]))).toBe(true);
});

test('emoji are assumed to work where nothing can be drawn to find out', () => {
  expect(hasColour(undefined)).toBe(true);
});
