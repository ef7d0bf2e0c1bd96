import type { Box } from './page-marks.ts';

/** Tells whether the middle of a box is in another one. */
export function doesContain(outer: Box, { left, right, bottom, top }: Box): boolean {
  const [x, y] = [(left + right) / 2, (bottom + top) / 2];
  return x >= outer.left - 1 && x <= outer.right + 1 && y >= outer.bottom - 1 && y <= outer.top + 1;
}

export function isLarger({ left, right, bottom, top }: Box, min: number): boolean {
  return right - left > min && top - bottom > min;
}

export function areaOf({ left, right, bottom, top }: Box): number {
  return Math.max(0, right - left) * Math.max(0, top - bottom);
}

export function doMeet(a: Box, b: Box): boolean {
  return a.left <= b.right && b.left <= a.right && a.bottom <= b.top && b.bottom <= a.top;
}

export function widen({ left, right, bottom, top }: Box, by: number): Box {
  return { left: left - by, right: right + by, bottom: bottom - by, top: top + by };
}
