import type { Point } from '../pixels/grid.ts';
import { at, distanceBetween, distanceToLine } from './points.ts';

/** Which points matter: what is left out lies within the tolerance of what stays (Ramer 1972, Douglas, Peucker 1973). */
export function findCorners(points: readonly Point[], tolerance: number): readonly number[] {
  if (points.length < 3) return points.map((_, index) => index);
  const kept = new Set([0, points.length - 1]);
  const stack: [number, number][] = [[0, points.length - 1]];
  for (let span = stack.pop(); span; span = stack.pop()) {
    const [from, to] = span;
    let [farthest, distance] = [-1, tolerance];
    for (let i = from + 1; i < to; i++) {
      const away = distanceToSegment(at(points, i), at(points, from), at(points, to));
      if (away > distance) [farthest, distance] = [i, away];
    }
    if (farthest < 0) continue;
    kept.add(farthest);
    stack.push([from, farthest], [farthest, to]);
  }
  return [...kept].sort((a, b) => a - b);
}

function distanceToSegment(point: Point, from: Point, to: Point): number {
  const length = distanceBetween(from, to);
  if (length === 0) return distanceBetween(point, from);
  const along = ((point.x - from.x) * (to.x - from.x) + (point.y - from.y) * (to.y - from.y)) / length;
  if (along < 0) return distanceBetween(point, from);
  return along > length ? distanceBetween(point, to) : distanceToLine(point, from, to);
}
