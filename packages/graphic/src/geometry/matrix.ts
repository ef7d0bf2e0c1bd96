import type { Matrix, Point } from '../model/geometry.ts';
import { RADIANS } from './point.ts';

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

export function translation(dx: number, dy: number): Matrix {
  return [1, 0, 0, 1, dx, dy];
}

/** Where the given point stays. */
export function scaling(sx: number, sy: number, { x, y }: Point = ORIGIN): Matrix {
  return [sx, 0, 0, sy, x - sx * x, y - sy * y];
}

/** Degrees, clockwise as one sees it on the sheet. */
export function rotation(degrees: number, { x, y }: Point = ORIGIN): Matrix {
  const cos = Math.cos(degrees * RADIANS);
  const sin = Math.sin(degrees * RADIANS);
  return [cos, sin, -sin, cos, x - cos * x + sin * y, y - sin * x - cos * y];
}

const ORIGIN: Point = { x: 0, y: 0 };

/** First `second`, then `first`, as SVG writes nested transforms. */
export function multiply(first: Matrix, second: Matrix): Matrix {
  const [a, b, c, d, e, f] = first;
  const [g, h, i, j, k, l] = second;
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

export function determinant([a, b, c, d]: Matrix): number {
  return a * d - b * c;
}

/** null where everything falls on a line. */
export function inverse(matrix: Matrix): Matrix | null {
  const [a, b, c, d, e, f] = matrix;
  const size = determinant(matrix);
  if (!(Math.abs(size) > 1e-12)) return null;
  return [d / size, -b / size, -c / size, a / size, (c * f - d * e) / size, (b * e - a * f) / size];
}

export function apply([a, b, c, d, e, f]: Matrix, { x, y }: Point): Point {
  return {
    x: a * x + c * y + e,
    y: b * x + d * y + f,
  };
}

/** Whether upright rectangles stay upright rectangles. */
export function isUpright([a, b, c, d]: Matrix): boolean {
  return (Math.abs(b) < 1e-12 && Math.abs(c) < 1e-12) || (Math.abs(a) < 1e-12 && Math.abs(d) < 1e-12);
}
