import type { Point } from '../model/geometry.ts';

export function distanceBetween(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

export const RADIANS = Math.PI / 180;
