import type { Point } from '../model/geometry.ts';

export const point = (x: number, y: number): Point => ({ x, y });

export const distanceBetween = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

/** The point a share of the way from a to b. */
export const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

export const RADIANS = Math.PI / 180;
