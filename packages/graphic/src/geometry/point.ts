import type { Point } from '../model/geometry.ts';

export function point(x: number, y: number): Point {
  return { x, y };
}

export function distanceBetween(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

/** The point a share of the way from a to b. */
export function between(a: Point, b: Point, share: number): Point {
  return {
    x: a.x + (b.x - a.x) * share,
    y: a.y + (b.y - a.y) * share,
  };
}

export const RADIANS = Math.PI / 180;
