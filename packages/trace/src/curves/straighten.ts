import type { Point } from '../pixels/grid.ts';
import { distanceBetween, firstOf, lastOf } from './points.ts';

/** Within about two degrees a line is as level or upright as its author meant it. */
const LEVEL = 0.035;

interface Straight {
  readonly through: Point;
  readonly direction: Point;
}

/** The corners of a line of straight spans: where the lines that lie nearest to the points of each span meet. */
export function straighten(spans: readonly (readonly Point[])[], closed: boolean): readonly Point[] {
  const lines = spans.map(fitStraight);
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

/** The line through the middle of the points along which they spread most. */
function fitStraight(span: readonly Point[]): Straight {
  const count = span.length;
  const through = {
    x: span.reduce((sum, { x }) => sum + x, 0) / count,
    y: span.reduce((sum, { y }) => sum + y, 0) / count,
  };
  let [xx, xy, yy] = [0, 0, 0];
  for (const { x, y } of span) {
    xx += (x - through.x) ** 2;
    xy += (x - through.x) * (y - through.y);
    yy += (y - through.y) ** 2;
  }
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  return { through, direction: level({ x: Math.cos(angle), y: Math.sin(angle) }) };
}

function level({ x, y }: Point): Point {
  if (Math.abs(y) < LEVEL) return { x: Math.sign(x) || 1, y: 0 };
  if (Math.abs(x) < LEVEL) return { x: 0, y: Math.sign(y) || 1 };
  return { x, y };
}

function project(point: Point, { through, direction }: Straight): Point {
  const along = (point.x - through.x) * direction.x + (point.y - through.y) * direction.y;
  return { x: through.x + direction.x * along, y: through.y + direction.y * along };
}

/** Lines that meet far from where the corner was seen are nearly parallel: what was seen is better. */
const FARTHEST = 6;

function meet(a: Straight, b: Straight, seen: Point): Point | null {
  const cross = a.direction.x * b.direction.y - a.direction.y * b.direction.x;
  if (Math.abs(cross) < 0.05) return null;
  const along =
    ((b.through.x - a.through.x) * b.direction.y - (b.through.y - a.through.y) * b.direction.x) / cross;
  const point = { x: a.through.x + a.direction.x * along, y: a.through.y + a.direction.y * along };
  return distanceBetween(point, seen) <= FARTHEST ? point : null;
}
