import fc from 'fast-check';
import { expect, test } from 'vitest';
import { extentOf } from './widths.ts';

function ring(...points: readonly number[]) {
  return [{ points: Float64Array.from(points), closed: true }];
}
function turnedBy(points: readonly number[], turn: number): readonly number[] {
  return points.map((_, at) => {
    const [x, y] = [points[at - (at % 2)] ?? 0, points[at - (at % 2) + 1] ?? 0];
    return at % 2 === 0 ? x * Math.cos(turn) - y * Math.sin(turn) : x * Math.sin(turn) + y * Math.cos(turn);
  });
}

test('a rectangle measures as narrow and as long as its sides at every angle', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1, max: 50, noNaN: true }),
      fc.double({ min: 0, max: 7, noNaN: true }),
      (side, turn) => {
        const { narrow, long } = extentOf(ring(...turnedBy([0, 0, 60, 0, 60, side, 0, side], turn)));
        expect(narrow).toBeCloseTo(side, 6);
        expect(long).toBeCloseTo(60, 6);
      },
    ),
  );
});

test('points within the hull change no width', () => {
  const points = fc.array(fc.double({ min: -30, max: 30, noNaN: true }), { minLength: 6, maxLength: 60 });
  fc.assert(
    fc.property(points, (inner) => {
      const even = inner.slice(0, inner.length - (inner.length % 2));
      const { narrow } = extentOf(ring(...even));
      expect(extentOf(ring(...even, ...halfWay(even))).narrow).toBeCloseTo(narrow, 6);
    }),
  );
});

/** Half way between each point and the first: inside the hull whatever it is. */
function halfWay(points: readonly number[]): readonly number[] {
  return points.map((value, at) => (value + (points[at % 2] ?? 0)) / 2);
}

test('a line has no width', () => {
  expect(extentOf(ring(0, 0, 30, 40))).toMatchObject({ narrow: 0, long: 50 });
  expect(extentOf(ring(5, 5))).toMatchObject({ narrow: 0, long: 0 });
});
