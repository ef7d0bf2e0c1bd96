import type { Point } from '../pixels/grid.ts';

/** A line without ends. */
export interface Straight {
  readonly through: Point;
  readonly direction: Point;
}

/** The line through the middle of the points along which they spread most. */
export function fitStraight(span: readonly Point[]): Straight {
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
  return { through, direction: { x: Math.cos(angle), y: Math.sin(angle) } };
}

/** Where two lines meet; null where they are nearly parallel. */
export function meetAt(a: Straight, b: Straight): Point | null {
  const cross = a.direction.x * b.direction.y - a.direction.y * b.direction.x;
  if (Math.abs(cross) < 0.05) return null;
  const along =
    ((b.through.x - a.through.x) * b.direction.y - (b.through.y - a.through.y) * b.direction.x) / cross;
  return { x: a.through.x + a.direction.x * along, y: a.through.y + a.direction.y * along };
}

/** The nearest point of a line. */
export function project(point: Point, { through, direction }: Straight): Point {
  const along = (point.x - through.x) * direction.x + (point.y - through.y) * direction.y;
  return { x: through.x + direction.x * along, y: through.y + direction.y * along };
}
