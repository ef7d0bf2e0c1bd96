import type { Box, Point } from '../model/geometry.ts';

/** Boxes grow from nothing: null is the box of an empty thing. */
export function unionOf(boxes: Iterable<Box | null>): Box | null {
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (const box of boxes) {
    if (!box) continue;
    left = Math.min(left, box.x);
    top = Math.min(top, box.y);
    right = Math.max(right, box.x + box.width);
    bottom = Math.max(bottom, box.y + box.height);
  }
  return left > right ? null : { x: left, y: top, width: right - left, height: bottom - top };
}

export function expandBox(box: Box, by: number): Box {
  return {
    x: box.x - by,
    y: box.y - by,
    width: Math.max(0, box.width + 2 * by),
    height: Math.max(0, box.height + 2 * by),
  };
}

export function centerOf(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Touching counts. */
export function doBoxesMeet(a: Box, b: Box): boolean {
  return a.x <= b.x + b.width && b.x <= a.x + a.width && a.y <= b.y + b.height && b.y <= a.y + a.height;
}

/** 0 where they meet. */
export function boxDistance(a: Box, b: Box): number {
  const across = Math.max(0, a.x - b.x - b.width, b.x - a.x - a.width);
  const down = Math.max(0, a.y - b.y - b.height, b.y - a.y - a.height);
  // Most boxes are asked about those beside them, and a root costs more than the rest.
  return across === 0 || down === 0 ? across + down : Math.hypot(across, down);
}

/** Whether `inner` lies wholly in `outer`, within `slack` millimetres. */
export function doesBoxContain(outer: Box, inner: Box, slack = 0): boolean {
  return (
    inner.x >= outer.x - slack &&
    inner.y >= outer.y - slack &&
    inner.x + inner.width <= outer.x + outer.width + slack &&
    inner.y + inner.height <= outer.y + outer.height + slack
  );
}

export function boxCorners({ x, y, width, height }: Box): readonly [Point, Point, Point, Point] {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ];
}

export function intersectBoxes(a: Box, b: Box): Box | null {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return width >= 0 && height >= 0 ? { x, y, width, height } : null;
}
