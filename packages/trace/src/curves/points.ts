import type { Point } from '../pixels/grid.ts';

export function distanceBetween(a: Point, b: Point): number {
  return Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);
}

export function lengthOf(points: readonly Point[]): number {
  let sum = 0;
  for (let i = 1; i < points.length; i++) sum += distanceBetween(at(points, i - 1), at(points, i));
  return sum;
}

/** The point at an index that is there. */
export function at(points: readonly Point[], index: number): Point {
  const point = points[index];
  if (!point) throw new RangeError(`There is no point ${index} of ${points.length}.`);
  return point;
}

export function firstOf(points: readonly Point[]): Point {
  return at(points, 0);
}
export function lastOf(points: readonly Point[]): Point {
  return at(points, points.length - 1);
}

/** How far a point lies from the straight line through two others. */
export function distanceToLine(point: Point, from: Point, to: Point): number {
  const length = distanceBetween(from, to);
  if (length === 0) return distanceBetween(point, from);
  return Math.abs((to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)) / length;
}

export function directionOf(from: Point, to: Point): Point {
  const length = distanceBetween(from, to) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

/** -1 where they point against each other, 1 where they point the same way. */
export function dot(a: Point, b: Point): number {
  return a.x * b.x + a.y * b.y;
}

/** Pixels by which a point lies beside the middle of its neighbours, as a mean. */
export function measureRoughness(points: readonly Point[]): number {
  const off = points.slice(1, -1).map((point, i) => {
    const [before, after] = [at(points, i), at(points, i + 2)];
    return Math.hypot(point.x - (before.x + after.x) / 2, point.y - (before.y + after.y) / 2);
  });
  return off.reduce((sum, one) => sum + one, 0) / Math.max(1, off.length);
}

/** Of points that were measured: a rougher line was not seen so well. */
export const EVEN_POINTS = 0.12;

/** Steps of a grid of pixels become the slopes that they stand for; ends stay where they are. */
export function smooth(points: readonly Point[], closed: boolean, times = 2): readonly Point[] {
  let result = points;
  for (let time = 0; time < times; time++) {
    const before = result;
    const last = before.length - 1;
    if (last < 2) return before;
    result = before.map((point, i) => {
      if (!closed && (i === 0 || i === last)) return point;
      const [a, b] = [at(before, i === 0 ? last : i - 1), at(before, i === last ? 0 : i + 1)];
      return { x: (a.x + 2 * point.x + b.x) / 4, y: (a.y + 2 * point.y + b.y) / 4 };
    });
  }
  return result;
}
