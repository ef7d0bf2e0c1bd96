import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { EllipseGeometry, Geometry, Matrix } from '../model/geometry.ts';
import { lines, rect } from '../testing/make.ts';
import { boundsOf } from './bounds.ts';
import { pointToPolyline } from './distance.ts';
import { flatten, type Polyline, signedArea } from './flatten.ts';
import { apply, determinant, inverse, multiply, rotation, scaling, translation } from './matrix.ts';
import { toPath } from './to-path.ts';
import { transformGeometry } from './transform.ts';

function number(min: number, max: number) {
  return fc.double({ min, max, noNaN: true });
}
const ellipses = fc
  .tuple(number(0, 200), number(0, 200), number(1, 60), number(1, 60), number(-360, 360))
  .map(([x, y, rx, ry, angle]): EllipseGeometry => ({ type: 'ellipse', center: { x, y }, rx, ry, angle }));
const matrices = fc
  .tuple(number(-2, 2), number(-2, 2), number(-2, 2), number(-2, 2), number(-100, 100), number(-100, 100))
  .filter((matrix) => Math.abs(determinant(matrix)) > 0.1);

function pointsOf(geometry: Geometry) {
  return flatten(geometry).flatMap(({ points }) =>
    Array.from({ length: points.length / 2 }, (_, at) => ({
      x: points[at * 2] ?? 0,
      y: points[at * 2 + 1] ?? 0,
    })),
  );
}
function areaOf(geometry: Geometry) {
  return Math.abs(flatten(geometry, 0.001).reduce((sum, line: Polyline) => sum + signedArea(line), 0));
}

test('a transformed ellipse goes through the transformed points of the ellipse', () => {
  fc.assert(
    fc.property(ellipses, matrices, (ellipse, matrix) => {
      const outline = flatten(transformGeometry(ellipse, matrix), 0.001)[0];
      return pointsOf(ellipse).every((p) => outline && pointToPolyline(apply(matrix, p), outline) < 0.01);
    }),
    { seed: 11, numRuns: 200 },
  );
});

test('areas scale with the determinant for every geometry', () => {
  fc.assert(
    fc.property(ellipses, matrices, (ellipse, matrix) => {
      for (const geometry of [
        ellipse,
        toPath(ellipse),
        rect(10, 10, 30, 20),
        lines([0, 0, 40, 0, 20, 30], true),
      ]) {
        const grown = areaOf(transformGeometry(geometry, matrix)) / areaOf(geometry);
        expect(grown / Math.abs(determinant(matrix))).toBeCloseTo(1, 2);
      }
    }),
    { seed: 11, numRuns: 100 },
  );
});

test('a transform and its inverse restore every point within 0.001 mm', () => {
  fc.assert(
    fc.property(ellipses, matrices, (ellipse, matrix) => {
      const back = inverse(matrix);
      if (!back) return false;
      return [ellipse, rect(10, 10, 30, 20), lines([0, 0, 40, 0, 20, 30], true)].every((geometry) => {
        const again = transformGeometry(transformGeometry(geometry, matrix), back);
        const [before, after] = [boundsOf(geometry), boundsOf(again)];
        return (
          before &&
          after &&
          Math.abs(before.x - after.x) < 0.001 &&
          Math.abs(before.y - after.y) < 0.001 &&
          Math.abs(before.width - after.width) < 0.001 &&
          Math.abs(before.height - after.height) < 0.001
        );
      });
    }),
    { seed: 11, numRuns: 300 },
  );
});

test('a rectangle stays one where it stays upright, and else becomes its corners', () => {
  const box = rect(10, 20, 30, 40);
  expect(transformGeometry(box, rotation(90)).type).toBe('rect');
  expect(transformGeometry(box, scaling(-1, 2)).type).toBe('rect');
  expect(transformGeometry(box, rotation(30)).type).toBe('path');
});

test('a symbol moves and keeps its size', () => {
  const symbol: Geometry = { type: 'symbol', symbol: 'star', at: { x: 10, y: 20 }, size: 6 };
  expect(transformGeometry(symbol, scaling(3, 3))).toEqual({ ...symbol, at: { x: 30, y: 60 } });
});

test('rotation and scaling keep their centre, and products apply the right one first', () => {
  const center = { x: 30, y: 40 };
  for (const matrix of [rotation(37, center), scaling(2, 3, center)]) {
    expect(apply(matrix, center).x).toBeCloseTo(30);
    expect(apply(matrix, center).y).toBeCloseTo(40);
  }
  const both: Matrix = multiply(translation(5, 0), scaling(2, 2));
  expect(apply(both, { x: 1, y: 1 })).toEqual({ x: 7, y: 2 });
});

test('a transform onto a line has no inverse', () => {
  expect(inverse([1, 2, 2, 4, 0, 0])).toBeNull();
  expect(inverse([Number.NaN, 0, 0, 1, 0, 0])).toBeNull();
});
