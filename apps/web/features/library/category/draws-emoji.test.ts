import { expect, test } from 'vitest';
import { hasColour } from './draws-emoji.ts';

const points = (count: number, colour: readonly number[]) =>
  Uint8ClampedArray.from(Array.from({ length: count }, () => colour).flat());

test('a picture has colours, the box of a missing sign and its softened edges have none', () => {
  expect(hasColour(points(200, [0, 0, 0, 255]))).toBe(false);
  expect(hasColour(points(200, [90, 80, 100, 120]))).toBe(false);
  expect(hasColour(points(10, [200, 20, 30, 255]))).toBe(false);
  expect(hasColour(points(200, [200, 20, 30, 255]))).toBe(true);
});

test('where nothing can be drawn to find out, emoji stay', () => {
  expect(hasColour(undefined)).toBe(true);
});
