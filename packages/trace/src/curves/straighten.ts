import type { Point } from '../pixels/grid.ts';
import { distanceBetween, firstOf, lastOf } from './points.ts';
import { fitStraight, meetAt, project, type Straight } from './straight-fit.ts';

/** Within about two degrees a line is as level or upright as its author meant it. */
const LEVEL = 0.035;

/** The corners of a line of straight spans: where the lines that lie nearest to the points of each span meet. */
export function straighten(spans: readonly (readonly Point[])[], closed: boolean): readonly Point[] {
  const lines = spans.map((span): Straight => {
    const { through, direction } = fitStraight(span);
    return { through, direction: level(direction) };
  });
  const corners = lines.flatMap((line, i) => {
    const span = spans[i];
    const before = lines[i - 1] ?? (closed ? lines.at(-1) : undefined);
    if (!span) return [];
    const own = firstOf(span);
    return [before && lines.length > 1 ? (meet(before, line, own) ?? own) : project(own, line)];
  });
  const end = spans.at(-1);
  const lastLine = lines.at(-1);
  if (closed || !end || !lastLine) return corners;
  return [...corners, project(lastOf(end), lastLine)];
}

function level({ x, y }: Point): Point {
  if (Math.abs(y) < LEVEL) return { x: Math.sign(x) || 1, y: 0 };
  if (Math.abs(x) < LEVEL) return { x: 0, y: Math.sign(y) || 1 };
  return { x, y };
}

/** Lines that meet far from where the corner was seen are nearly parallel: what was seen is better. */
const FARTHEST = 6;

function meet(a: Straight, b: Straight, seen: Point): Point | null {
  const point = meetAt(a, b);
  return point && distanceBetween(point, seen) <= FARTHEST ? point : null;
}
