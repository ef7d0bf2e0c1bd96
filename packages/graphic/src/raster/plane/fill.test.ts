import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSums, fillInto } from './fill.ts';
import { createPlane } from './plane.ts';

function fillRings(rings: readonly (readonly number[])[], size = 40): Float32Array {
  const plane = createPlane(size, size);
  fillInto(
    plane,
    rings.map((ring) => Float64Array.from(ring)),
    1,
    'soft',
    createSums(plane),
  );
  return plane.values;
}
function sum(values: Float32Array): number {
  return values.reduce((total, value) => total + value, 0);
}

const corner = fc.double({ min: 1, max: 39, noNaN: true });

test('a triangle covers exactly its area, to a thousandth of a pixel per row', () => {
  fc.assert(
    fc.property(fc.array(corner, { minLength: 6, maxLength: 6 }), (ring) => {
      const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0] = ring;
      const area = Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
      expect(Math.abs(sum(fillRings([ring])) - area)).toBeLessThan(0.05);
    }),
  );
});

test('a triangle that leaves the plane is cut at its borders', () => {
  expect(sum(fillRings([[-20, -20, 60, -20, 60, 60]]))).toBeCloseTo(800, 1);
  expect(sum(fillRings([[-1e6, 10, 1e6, 10, 1e6, 20, -1e6, 20]]))).toBeCloseTo(400, 2);
  expect(sum(fillRings([[50, 50, 60, 50, 60, 60]]))).toBe(0);
});

test('an edge that crosses all of the plane parts it at the same places whichever way it runs', () => {
  const below = [-20, 0, 60, 30, 60, 60, -20, 60];
  const mirrored = below.map((place, index) => (index % 2 === 0 ? 40 - place : place));
  const left = fillRings([below]);
  const right = fillRings([mirrored]);
  expect(sum(left)).toBeCloseTo(40 * 40 - 600, 2);
  for (let y = 0; y < 40; y += 1) {
    const row = [...left.slice(y * 40, (y + 1) * 40)];
    const other = [...right.slice(y * 40, (y + 1) * 40)].toReversed();
    for (const [x, value] of row.entries()) expect(other[x]).toBeCloseTo(value, 3);
  }
});

test('an area enclosed by two rings is a hole', () => {
  const hole = [5, 5, 25, 5, 25, 25, 5, 25];
  expect(sum(fillRings([[0, 0, 30, 0, 30, 30, 0, 30], hole]))).toBeCloseTo(500, 3);
  expect(
    sum(
      fillRings([
        [0, 0, 30, 0, 30, 30, 0, 30],
        hole.toReversed().flatMap((_, i, all) => (i % 2 ? [] : [all[i + 1] ?? 0, all[i] ?? 0])),
      ]),
    ),
  ).toBeCloseTo(500, 3);
});

test('a fill leaves nothing behind for the next one', () => {
  const plane = createPlane(40, 40);
  const sums = createSums(plane);
  const ring = Float64Array.of(3.3, 2.2, 33.1, 7.7, 20, 37.9);
  fillInto(plane, [ring], 1, 'soft', sums);
  expect(sums.values.every((value) => value === 0)).toBe(true);
  expect(sums.last.every((value) => value === -1)).toBe(true);
});
