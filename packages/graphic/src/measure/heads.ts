import type { Point } from '../model/geometry.ts';
import type { Part } from './part.ts';

/** The tip of an arrow between its two corners. */
export interface Head {
  /** Which line of the part, and which of its points is the tip. */
  readonly line: number;
  readonly tip: Point;
  readonly corners: readonly [Point, Point];
  /** Between the two sides, in degrees. */
  readonly angle: number;
}

/** A triangle's sharpest corner, or the tip of a V; null where the arrow is drawn another way. */
export function headOf({ lines }: Part): Head | null {
  for (const [line, { points, closed }] of lines.entries()) {
    if (points.length !== 6) continue;
    const [a, b, c] = [0, 2, 4].map((at) => ({ x: points[at] ?? 0, y: points[at + 1] ?? 0 }));
    if (!a || !b || !c) continue;
    const heads = closed
      ? [head(line, a, b, c), head(line, b, a, c), head(line, c, a, b)]
      : [head(line, b, a, c)];
    const sharpest = heads.toSorted((x, y) => x.angle - y.angle)[0];
    if (sharpest && sharpest.angle < 120) return sharpest;
  }
  return null;
}

function head(line: number, tip: Point, one: Point, two: Point): Head {
  return {
    line,
    tip,
    corners: [one, two],
    angle: angleAt(tip, one, two),
  };
}

function angleAt(tip: Point, one: Point, two: Point): number {
  const [ax, ay, bx, by] = [one.x - tip.x, one.y - tip.y, two.x - tip.x, two.y - tip.y];
  return (Math.abs(Math.atan2(ax * by - ay * bx, ax * bx + ay * by)) * 180) / Math.PI;
}
