import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toLightness } from '../pixels/lightness.ts';
import { findRules, turnGrid } from './rules.ts';
import { aBox, paint } from './testing/paint.ts';

/** How dark each pixel is. */
function paintDark(forms: Parameters<typeof paint>[2]): Parameters<typeof findRules>[0] {
  const { width, height, data } = toLightness(paint(60, 40, forms));
  return { width, height, data: data.map((value) => 255 - value) };
}

test('the middle of a stroke is found to a sixth of a pixel, wherever it lies between pixels', () => {
  fc.assert(
    fc.property(fc.integer({ min: 80, max: 240 }), fc.integer({ min: 10, max: 32 }), (eighths, thick) => {
      const [top, thickness] = [eighths / 8, thick / 8];
      const [found, ...others] = findRules(paintDark([aBox([0, 0, 0], 10, top, 50, top + thickness)]), 5);
      expect(others).toEqual([]);
      expect(Math.abs((found?.at ?? 0) - top - thickness / 2)).toBeLessThan(1 / 6);
      expect([found?.from, found?.to]).toEqual([10, 50]);
    }),
    { numRuns: 20 },
  );
});

test('a surface is no stroke', () => {
  expect(findRules(paintDark([aBox([0, 0, 0], 10, 10, 50, 30)]), 5)).toEqual([]);
});

test('an upright stroke is found in the turned picture, and a picture that is turned twice is itself', () => {
  const dark = paintDark([aBox([0, 0, 0], 20, 5, 22, 35)]);
  expect(findRules(turnGrid(dark), 5).map(({ at, from, to }) => ({ at, from, to }))).toEqual([
    { at: 21, from: 5, to: 35 },
  ]);
  expect(turnGrid(turnGrid(dark))).toEqual(dark);
});
