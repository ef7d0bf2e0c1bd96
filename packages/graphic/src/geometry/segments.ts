import type { Box } from '../model/geometry.ts';

export function pointToSegment(
  px: number,
  py: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): number {
  const dx = bx - ax;
  const dy = by - ay;
  const square = dx * dx + dy * dy;
  const t = square > 0 ? Math.min(1, Math.max(0, ((px - ax) * dx + (py - ay) * dy) / square)) : 0;
  return Math.hypot(px - ax - t * dx, py - ay - t * dy);
}

function side(ax: number, ay: number, bx: number, by: number, px: number, py: number): number {
  return (bx - ax) * (py - ay) - (by - ay) * (px - ax);
}

/** Whether two segments cross at a point inside both. Touching ends and overlaps along a line do not count. */
export function doSegmentsCross(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): boolean {
  return (
    side(ax, ay, bx, by, cx, cy) * side(ax, ay, bx, by, dx, dy) < 0 &&
    side(cx, cy, dx, dy, ax, ay) * side(cx, cy, dx, dy, bx, by) < 0
  );
}

/** 0 where they meet. */
export function measureSegmentDistance(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): number {
  return doSegmentsCross(ax, ay, bx, by, cx, cy, dx, dy)
    ? 0
    : Math.min(
        pointToSegment(ax, ay, cx, cy, dx, dy),
        pointToSegment(bx, by, cx, cy, dx, dy),
        pointToSegment(cx, cy, ax, ay, bx, by),
        pointToSegment(dx, dy, ax, ay, bx, by),
      );
}

/** Whether a segment comes nearer to a filled box than `reach`: what is plainly too far is told by four comparisons. */
export function isSegmentNearBox(
  { x, y, width, height }: Box,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  reach: number,
): boolean {
  const [right, bottom] = [x + width, y + height];
  const across = Math.max(0, Math.min(ax, bx) - right, x - Math.max(ax, bx));
  const down = Math.max(0, Math.min(ay, by) - bottom, y - Math.max(ay, by));
  if (across >= reach || down >= reach) return false;
  // One that lies or stands fills the box around it.
  if (ax === bx || ay === by) return Math.hypot(across, down) < reach;
  return measureToBox(x, y, right, bottom, ax, ay, bx, by) < reach;
}

function measureToBox(
  left: number,
  top: number,
  right: number,
  bottom: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): number {
  const edge = (cx: number, cy: number, dx: number, dy: number): number =>
    measureSegmentDistance(ax, ay, bx, by, cx, cy, dx, dy);
  if (ax >= left && ax <= right && ay >= top && ay <= bottom) return 0;
  return Math.min(
    edge(left, top, right, top),
    edge(right, top, right, bottom),
    edge(right, bottom, left, bottom),
    edge(left, bottom, left, top),
  );
}
