import type { Polyline } from '../geometry/flatten.ts';
import type { Point } from '../model/geometry.ts';

/** Millimetres behind a tip and ahead of it in which it may touch what it points at. */
const REACH = 4;

/** Measures how far ahead of a tip the nearest line is that the arrow points at; Infinity if there is none. */
export function measureAhead(tip: Point, from: Point, others: readonly (readonly Polyline[])[]): number {
  const length = Math.hypot(tip.x - from.x, tip.y - from.y);
  if (length === 0) return Infinity;
  const way = { x: (tip.x - from.x) / length, y: (tip.y - from.y) / length };
  let nearest = Infinity;
  for (const { points, closed } of others.flat()) {
    const count = points.length / 2;
    for (let at = 0; at < (closed ? count : count - 1); at++) {
      const next = (at + 1) % count;
      const [x1, y1] = [(points[2 * at] ?? 0) - tip.x, (points[2 * at + 1] ?? 0) - tip.y];
      const [x2, y2] = [(points[2 * next] ?? 0) - tip.x, (points[2 * next + 1] ?? 0) - tip.y];
      const [side1, side2] = [x1 * way.y - y1 * way.x, x2 * way.y - y2 * way.x];
      if (side1 * side2 > 0 || side1 === side2) continue;
      const [along1, along2] = [x1 * way.x + y1 * way.y, x2 * way.x + y2 * way.y];
      const along = along1 + ((along2 - along1) * side1) / (side1 - side2);
      if (Math.abs(along) <= REACH && along < nearest) nearest = along;
    }
  }
  return nearest;
}
