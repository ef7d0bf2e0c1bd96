import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Point } from '../pixels/grid.ts';
import { findCorners, fitSamples } from './course-corners.ts';
import type { ColumnSample } from './course-samples.ts';

/** A line through points, as it is seen in each column. */
function sample(points: readonly Point[]): readonly ColumnSample[] {
  const [first, last] = [points[0]?.x ?? 0, points.at(-1)?.x ?? 0];
  return Array.from({ length: Math.floor(last - first) }, (_, i) => {
    const x = first + i + 0.5;
    const at = Math.max(
      1,
      points.findIndex((point) => point.x >= x),
    );
    const [from, to] = [points[at - 1] ?? { x: 0, y: 0 }, points[at] ?? { x: 1, y: 0 }];
    return { x, y: from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x), high: 3 };
  });
}

test('the corners of a line are found within a pixel where it bends', () => {
  const bends = fc
    .array(fc.tuple(fc.integer({ min: 60, max: 120 }), fc.integer({ min: 30, max: 90 })), {
      minLength: 2,
      maxLength: 6,
    })
    .map((steps) => {
      const points: Point[] = [{ x: 20, y: 150 }];
      for (const [i, [across, rise]] of steps.entries()) {
        const before = points[i] ?? { x: 0, y: 0 };
        points.push({ x: before.x + across, y: before.y + (i % 2 ? rise : -rise) });
      }
      return points;
    });
  fc.assert(
    fc.property(bends, (points) => {
      const corners = findCorners(sample(points));
      expect(corners).toHaveLength(points.length);
      for (const [i, { x, y }] of points.entries()) {
        expect(Math.abs((corners[i]?.x ?? 0) - x)).toBeLessThan(1);
        expect(Math.abs((corners[i]?.y ?? 0) - y)).toBeLessThan(1);
      }
    }),
  );
});

test('a mark on a line leaves its straight line where it is', () => {
  const plain = sample([
    { x: 0, y: 100 },
    { x: 100, y: 50 },
  ]);
  const marked = plain.map((one) => (one.x > 40 && one.x < 52 ? { ...one, y: one.y + 4, high: 11 } : one));
  const [expected, found] = [fitSamples(plain), fitSamples(marked)];
  expect(found?.slope).toBeCloseTo(expected?.slope ?? 0, 2);
  expect(found?.start).toBeCloseTo(expected?.start ?? 0, 0);
});

test('two samples make no straight line', () => {
  expect(
    fitSamples(
      sample([
        { x: 0, y: 0 },
        { x: 2, y: 2 },
      ]),
    ),
  ).toBeNull();
});

test('a large mark over a corner is one corner', () => {
  const line = sample([
    { x: 0, y: 150 },
    { x: 150, y: 60 },
    { x: 300, y: 120 },
  ]);
  // The lower half of the mark pulls the middle of the line down.
  const marked = line.map((one) => (Math.abs(one.x - 150) < 9 ? { ...one, y: one.y + 4, high: 18 } : one));
  const corners = findCorners(marked);
  expect(corners).toHaveLength(3);
  expect(Math.abs((corners[1]?.x ?? 0) - 150)).toBeLessThan(2);
  expect(Math.abs((corners[1]?.y ?? 0) - 60)).toBeLessThan(2);
});

test('the place of a slight bend is told as less sure than that of a sharp one', () => {
  const bend = (rise: number): number => {
    const points = [
      { x: 0, y: 150 },
      { x: 150, y: 100 },
      { x: 300, y: 50 + rise },
    ];
    return findCorners(sample(points))[1]?.along ?? 0;
  };
  expect(bend(20)).toBeGreaterThan(3 * bend(90));
});
