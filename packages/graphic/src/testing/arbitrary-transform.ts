import fc from 'fast-check';
import { IDENTITY, multiply, rotation, scaling, translation } from '../geometry/matrix.ts';
import type { Matrix } from '../model/geometry.ts';

export const TRANSFORMS = ['none', 'move', 'rotate', 'scale', 'skew', 'reflect', 'all'] as const;
export interface NamedTransform {
  readonly name: (typeof TRANSFORMS)[number];
  readonly matrix: Matrix;
}

function within(min: number, max: number) {
  return fc.double({ min, max, noNaN: true });
}
const center = { x: 100, y: 100 };

const move = fc.tuple(within(-50, 50), within(-50, 50)).map(([dx, dy]) => translation(dx, dy));
const rotate = within(-360, 360).map((degrees) => rotation(degrees, center));
const scale = fc.tuple(within(0.2, 3), within(0.2, 3)).map(([sx, sy]) => scaling(sx, sy, center));
const skew = fc.tuple(within(-1, 1), within(-0.5, 0.5)).map(([x, y]): Matrix => [1, y, x, 1, 0, 0]);
const reflect = fc.constantFrom(scaling(-1, 1, center), scaling(1, -1, center));

function named(name: NamedTransform['name'], matrix: fc.Arbitrary<Matrix>): fc.Arbitrary<NamedTransform> {
  return matrix.map((value) => ({ name, matrix: value }));
}

export const arbitraryTransform: fc.Arbitrary<NamedTransform> = fc.oneof(
  named('none', fc.constant(IDENTITY)),
  named('move', move),
  named('rotate', rotate),
  named('scale', scale),
  named('skew', skew),
  named('reflect', reflect),
  named(
    'all',
    fc.tuple(move, rotate, scale, skew, reflect).map((matrices) => matrices.reduce(multiply, IDENTITY)),
  ),
);
