import { maxOf, minOf } from '@relievo/words';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Color } from '../areas/palette.ts';
import { aCourse, paint } from '../charts/testing/paint.ts';
import { distanceToLine, firstOf, lastOf } from '../curves/points.ts';
import { measureContrast } from '../pixels/contrast.ts';
import { measureDepth } from '../pixels/distance.ts';
import { createMask, type Grid, type Point } from '../pixels/grid.ts';
import { findCentrelines } from './find-centrelines.ts';
import type { Centreline } from './join-chains.ts';
import { refineLines } from './refine-lines.ts';

const BLACK: Color = [0, 0, 0];
const WHITE: Color = [255, 255, 255];

/** Strokes with soft edges and round ends, as they are traced. */
function traceStrokes(strokes: readonly (readonly Point[])[], width: number): readonly Centreline[] {
  const picture = paint(
    120,
    100,
    strokes.map((points) => aCourse(BLACK, points, width)),
  );
  const contrast: Grid = measureContrast(picture, WHITE);
  const mask = createMask(120, 100, (at) => (contrast.data[at] ?? 0) > 120);
  return refineLines(findCentrelines(mask, measureDepth(mask)), contrast, 0);
}

const part = fc.double({ min: 0, max: 1, noNaN: true });

test('a straight stroke is measured to three tenths of a pixel in place and width, wherever it lies', () => {
  fc.assert(
    fc.property(
      part,
      part,
      fc.double({ min: 3, max: 7, noNaN: true }),
      fc.double({ min: -1.4, max: 1.4, noNaN: true }),
      (x, y, width, turn) => {
        const middle = { x: 60 + x, y: 50 + y };
        const far = { x: 38 * Math.cos(turn), y: 38 * Math.sin(turn) };
        const [from, to] = [
          { x: middle.x - far.x, y: middle.y - far.y },
          { x: middle.x + far.x, y: middle.y + far.y },
        ];
        const [line, ...others] = traceStrokes([[from, to]], width);
        expect(others).toEqual([]);
        expect(Math.abs((line?.width ?? 0) - width)).toBeLessThan(0.3);
        const off = (line?.points ?? []).map((point) => distanceToLine(point, from, to));
        expect(maxOf(off)).toBeLessThan(0.3);
      },
    ),
    { numRuns: 30 },
  );
});

test('a stroke reaches as far as its ink', () => {
  const [line] = traceStrokes(
    [
      [
        { x: 20.3, y: 50.4 },
        { x: 95.6, y: 50.4 },
      ],
    ],
    5,
  );
  const ends = line ? [firstOf(line.points).x, lastOf(line.points).x].toSorted((a, b) => a - b) : [];
  // Round ends reach half the width further.
  expect(Math.abs((ends[0] ?? 0) - 17.8)).toBeLessThan(0.6);
  expect(Math.abs((ends[1] ?? 0) - 98.1)).toBeLessThan(0.6);
});

test('the corner of a stroke lies where its sides meet, and is not cut off', () => {
  const corner = { x: 60.4, y: 20.7 };
  const [line] = traceStrokes([[{ x: 20, y: 80 }, corner, { x: 100, y: 80 }]], 5);
  const near = (line?.points ?? []).map((point) => Math.hypot(point.x - corner.x, point.y - corner.y));
  expect(minOf(near)).toBeLessThan(0.7);
});

test('a stroke that ends at another one is not bent where they run together', () => {
  const [left, right] = [
    { x: 15, y: 50.3 },
    { x: 105, y: 50.3 },
  ];
  const [top, foot] = [
    { x: 60.2, y: 12 },
    { x: 60.2, y: 50.3 },
  ];
  const lines = traceStrokes(
    [
      [left, right],
      [top, foot],
    ],
    5,
  );
  expect(lines).toHaveLength(2);
  const through = lines.find(({ points }) => Math.abs(firstOf(points).x - lastOf(points).x) > 50);
  const off = (through?.points ?? []).map((point) => distanceToLine(point, left, right));
  expect(maxOf(off)).toBeLessThan(0.3);
});

test('a line whose ink is hardly darker than its paper stays as it was', () => {
  const lines: readonly Centreline[] = [
    {
      points: Array.from({ length: 40 }, (_, i) => ({ x: 20 + i, y: 50 })),
      closed: false,
      width: 3,
      loose: [true, true],
    },
  ];
  const pale = { width: 120, height: 100, data: new Uint8Array(12_000).fill(6) };
  expect(refineLines(lines, pale, 5)).toEqual(lines);
});
