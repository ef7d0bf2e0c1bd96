import { expect, test } from 'vitest';
import { aBox, paint } from '../charts/testing/paint.ts';
import { createMask } from '../pixels/grid.ts';
import { toLightness } from '../pixels/lightness.ts';
import { findAreas } from './find-areas.ts';
import { type Color } from './palette.ts';

const BLUE: Color = [30, 90, 200];
const ORANGE: Color = [230, 130, 20];

/** Two squares that a neck joins which is thinner than a surface. */
function findIn(left: Color, right: Color) {
  const pixels = paint(120, 60, [
    aBox(left, 10, 10, 50, 50),
    aBox(left, 50, 28, 56, 32),
    aBox(right, 56, 28, 62, 32),
    aBox(right, 62, 10, 102, 50),
  ]);
  const lightness = toLightness(pixels);
  const solids = createMask(120, 60, (at) => (lightness.data[at] ?? 255) < 200);
  return findAreas(pixels, solids, lightness, { thin: 8, least: 64 });
}

test('surfaces of one colour that meet are one surface', () => {
  const { areas, labels } = findIn(BLUE, BLUE);
  expect(areas.map(({ box }) => [box.x, box.width])).toEqual([[10, 92]]);
  expect(new Set(labels).size).toBe(2);
});

test('surfaces of two colours that meet are two, each with its colour', () => {
  const { areas, palette } = findIn(BLUE, ORANGE);
  const found = areas.toSorted((a, b) => a.box.x - b.box.x);
  expect(found).toHaveLength(2);
  // Each square ends where the neck begins, or goes on into it by a pixel.
  expect((found[0]?.box.width ?? 0) - 40).toBeLessThan(2);
  expect(62 - (found[1]?.box.x ?? 0)).toBeLessThan(2);
  expect(found.map(({ shade }) => palette[shade]?.color.map(Math.round))).toEqual([BLUE, ORANGE]);
});
