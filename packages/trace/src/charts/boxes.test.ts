import { maxOf, minOf } from '@relievo/words';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createGrid } from '../pixels/grid.ts';
import { findBoxes, findSurfaces, type PaintedBox } from './boxes.ts';
import { findInks } from './inks.ts';
import { aBox, aCourse, aDot, type Form, paint } from './testing/paint.ts';

const BLUE = [30, 90, 200] as const;
const BLACK = [0, 0, 0] as const;

/** Paper is what covers most of a picture. */
const [WIDTH, HEIGHT] = [120, 90];

function findIn(forms: readonly Form[]): readonly PaintedBox[] {
  const inks = findInks(paint(WIDTH, HEIGHT, forms), createGrid(WIDTH, HEIGHT));
  return findBoxes(findSurfaces(WIDTH, HEIGHT, inks, 5), inks).boxes;
}

test('the edges of a box are found to a sixth of a pixel, wherever they lie between pixels', () => {
  const eighth = (min: number, max: number): fc.Arbitrary<number> =>
    fc.integer({ min: min * 8, max: max * 8 }).map((value) => value / 8);
  fc.assert(
    fc.property(eighth(5, 20), eighth(5, 20), eighth(40, 70), eighth(30, 50), (left, top, right, bottom) => {
      const [box, ...others] = findIn([aBox(BLUE, left, top, right, bottom)]);
      expect(others).toEqual([]);
      const off = [
        (box?.left ?? 0) - left,
        (box?.top ?? 0) - top,
        (box?.right ?? 0) - right,
        (box?.bottom ?? 0) - bottom,
      ];
      expect(maxOf(off.map(Math.abs))).toBeLessThan(1 / 6);
    }),
    { numRuns: 25 },
  );
});

test('a box reaches to the middle of its outline', () => {
  const [box] = findIn([aBox(BLACK, 10, 10, 60, 50), aBox(BLUE, 12, 12, 58, 48)]);
  expect([box?.left, box?.top, box?.right, box?.bottom]).toEqual([11, 11, 59, 49]);
});

test('a box of which a line covers a part of its top is found with less of it seen', () => {
  const bar = aBox(BLUE, 10, 10, 60, 50);
  const over = aBox([220, 60, 30], 20, 2, 45, 20);
  const [whole] = findIn([bar]);
  const covered = findIn([bar, over]).find(({ bottom }) => bottom > 40);
  expect(covered?.top).toBe(10);
  expect(whole?.seen).toBe(1);
  expect(covered?.seen).toBeCloseTo(0.5, 1);
});

test('a triangle is no box', () => {
  const corner: Form = { color: BLUE, rows: [10, 51], covers: (x, y) => x >= 10 && y <= 50 && y >= x };
  expect(findIn([corner])).toEqual([]);
});

test('a dot is no box', () => {
  expect(findIn([aDot(BLUE, { x: 40, y: 30 }, 6)])).toEqual([]);
});

test.each([30, 33, 37, 57, 60])(
  'the steps of a thick line that slants by %i degrees are no boxes',
  (degrees) => {
    const turn = (degrees * Math.PI) / 180;
    const [from, far] = [{ x: 12, y: 8 }, 70];
    const to = { x: from.x + far * Math.cos(turn), y: from.y + far * Math.sin(turn) };
    expect(findIn([aCourse(BLUE, [from, to], 4.5)])).toEqual([]);
  },
);

test('a thin line is no box', () => {
  const line = aCourse(
    BLUE,
    [
      { x: 5, y: 10 },
      { x: 75, y: 50 },
    ],
    3,
  );
  expect(findIn([line])).toEqual([]);
});

test('bars of a histogram, which touch but for their outlines, are boxes each', () => {
  const bars = [20, 45, 70].flatMap((left, at) => [
    aBox(BLACK, left, 20 + at * 10, left + 26, 80),
    aBox(BLUE, left + 1, 21 + at * 10, left + 25, 79),
  ]);
  expect(findIn(bars)).toHaveLength(3);
});

test('the end of a bar above a line of the grid is found, however thin it is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 8, max: 40 }), (eighths) => {
      const top = 30 - eighths / 8;
      const bar = aBox(BLUE, 20, top, 60, 80);
      const line = aBox([185, 185, 185], 5, 30, 110, 32);
      const tops = findIn([bar, line]).map((box) => box.top);
      expect(Math.abs(minOf(tops) - top)).toBeLessThan(1 / 4);
    }),
    { numRuns: 25 },
  );
});

test('a bar that ends at a line of the grid has no end above it', () => {
  const boxes = findIn([aBox(BLUE, 20, 30, 60, 80), aBox([185, 185, 185], 5, 30, 110, 32)]);
  expect(boxes).toHaveLength(1);
});
