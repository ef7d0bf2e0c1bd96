import type { Point, Subpath } from '../model/geometry.ts';

/** Sides of an arrowhead lie this far from its middle: the sum of both is about 40 degrees. */
const HALF_ANGLE = (20 * Math.PI) / 180;
/** Millimetres of a side. */
export const HEAD_LENGTH = 8;

/** Draws the head of the set: two sides that meet in the tip, open to where the arrow comes from. */
export function drawHead(tip: Point, from: Point, length = HEAD_LENGTH): Subpath {
  const back = Math.atan2(from.y - tip.y, from.x - tip.x);
  const side = (turn: number): Point => ({
    x: tip.x + length * Math.cos(back + turn),
    y: tip.y + length * Math.sin(back + turn),
  });
  return { start: side(HALF_ANGLE), segments: [{ to: tip }, { to: side(-HALF_ANGLE) }], closed: false };
}
