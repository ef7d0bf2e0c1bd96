import type { Point } from '../pixels/grid.ts';

/** The corners of a page as it lies in a picture: top left, top right, bottom right, bottom left. */
export type Corners = readonly [Point, Point, Point, Point];

/** A straight line: all points whose distance along the normal from the origin is `rho`. */
export interface Line {
  readonly normal: Point;
  readonly rho: number;
}

export function intersect(a: Line, b: Line): Point | null {
  const cross = a.normal.x * b.normal.y - a.normal.y * b.normal.x;
  if (Math.abs(cross) < 0.05) return null;
  return {
    x: (a.rho * b.normal.y - b.rho * a.normal.y) / cross,
    y: (b.rho * a.normal.x - a.rho * b.normal.x) / cross,
  };
}

export function measureArea(corners: Corners): number {
  let twice = 0;
  for (const [at, { x, y }] of corners.entries()) {
    const next = corners[(at + 1) % 4] ?? corners[0];
    twice += x * next.y - next.x * y;
  }
  return twice / 2;
}

/** Whether they follow each other clockwise, as seen with y downwards, without a dent. */
export function isConvex(corners: Corners): boolean {
  return corners.every((corner, at) => {
    const next = corners[(at + 1) % 4] ?? corner;
    const after = corners[(at + 2) % 4] ?? corner;
    return (next.x - corner.x) * (after.y - next.y) - (next.y - corner.y) * (after.x - next.x) > 0;
  });
}

export function measureSide(corners: Corners, at: number): number {
  const [from, to] = [corners[at % 4] ?? corners[0], corners[(at + 1) % 4] ?? corners[0]];
  return Math.hypot(to.x - from.x, to.y - from.y);
}

export function mapCorners(corners: Corners, move: (corner: Point) => Point): Corners {
  const [first, second, third, fourth] = corners;
  return [move(first), move(second), move(third), move(fourth)];
}
