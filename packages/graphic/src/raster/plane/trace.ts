import { clipPiece } from '../../geometry/clip-piece.ts';
import type { Plane } from './plane.ts';

/**
 * A line on a coarse grid: an unbroken chain of dots, one dot thin however the line lies between
 * the rows, and as many more as its width asks for in whole dots. Coverage would let it fade or
 * double there, and one width would feel like two.
 */
export function traceInto(plane: Plane, points: Float64Array, width: number, level: number): void {
  const chain: number[] = [];
  // A dot that stands alone has the size that it was given; only lines are to be even along their way.
  const dots = points.length === 2 ? width : Math.max(1, Math.round(width));
  const room = dots + 2;
  const box = { left: -room, top: -room, right: plane.width + room, bottom: plane.height + room };
  for (let i = 0; i < points.length; i += 2) {
    const x1 = points[i] ?? 0;
    const y1 = points[i + 1] ?? 0;
    const x0 = i === 0 ? x1 : (points[i - 2] ?? 0);
    const y0 = i === 0 ? y1 : (points[i - 1] ?? 0);
    const seen = clipPiece(x0, y0, x1, y1, box);
    if (!seen) continue;
    const [dx, dy] = [x1 - x0, y1 - y0];
    const [from, to] = seen;
    const [ax, ay] = [x0 + from * dx, y0 + from * dy];
    const [bx, by] = [x0 + to * dx, y0 + to * dy];
    addCells(chain, ax, ay, bx, by);
    // A step of the chain may be smoothed away, a corner of the drawing may not.
    if (isCorner(dx, dy, (points[i + 2] ?? x1) - x1, (points[i + 3] ?? y1) - y1))
      raise(plane, Math.floor(x1), Math.floor(y1), level);
    if (dots > 1) widen(plane, ax, ay, bx, by, dots / 2, level);
  }
  for (let at = 0; at < chain.length; at += 2) raise(plane, chain[at] ?? 0, chain[at + 1] ?? 0, level);
}

/** Whether the line turns by more than 45 degrees. */
function isCorner(ax: number, ay: number, bx: number, by: number): boolean {
  const along = ax * bx + ay * by;
  const square = (ax * ax + ay * ay) * (bx * bx + by * by);
  return square > 0 && (along <= 0 || 2 * along * along < square);
}

export function raise({ width, height, values }: Plane, x: number, y: number, level: number): void {
  if (x < 0 || y < 0 || x >= width || y >= height) return;
  const at = y * width + x;
  if (level > (values[at] ?? 0)) values[at] = level;
}

/**
 * Every cell that the piece runs through, column and row in turn, without the corners that it only cuts. It is looked at away
 * from its ends and its halves, where lines laid on the grid meet the edges of cells and rounding
 * would decide.
 */
function addCells(chain: number[], x0: number, y0: number, x1: number, y1: number): void {
  const steps = Math.max(1, Math.ceil(Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0)) * 2));
  for (let step = 0; step < steps; step++) {
    const t = (step + 0.37) / steps;
    const x = Math.floor(x0 + (x1 - x0) * t);
    const y = Math.floor(y0 + (y1 - y0) * t);
    const end = chain.length;
    if (end > 0 && chain[end - 2] === x && chain[end - 1] === y) continue;
    if (end > 2 && doesEndInCorner(chain, x, y)) chain.length = end - 2;
    chain.push(x, y);
  }
}

/** Whether the last cell but one touches the next at a corner, and the last only fills the step. */
function doesEndInCorner(chain: readonly number[], nextX: number, nextY: number): boolean {
  const end = chain.length;
  const [x, y, lastX, lastY] = [chain[end - 4] ?? 0, chain[end - 3] ?? 0, chain[end - 2], chain[end - 1]];
  return (
    Math.abs(x - nextX) === 1 &&
    Math.abs(y - nextY) === 1 &&
    ((lastX === x && lastY === nextY) || (lastX === nextX && lastY === y))
  );
}

/** To one side, so that of two rows equally far from a line one is taken and not both or none. */
const HAIR = 1e-6;

/** The dots whose middle lies within the line. */
function widen(
  plane: Plane,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  radius: number,
  level: number,
): void {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const square = dx * dx + dy * dy;
  for (let y = Math.floor(Math.min(y0, y1) - radius); y <= Math.max(y0, y1) + radius; y++) {
    for (let x = Math.floor(Math.min(x0, x1) - radius); x <= Math.max(x0, x1) + radius; x++) {
      const [px, py] = [x + 0.5 - x0 - HAIR, y + 0.5 - y0 - HAIR];
      const t = square > 0 ? Math.min(1, Math.max(0, (px * dx + py * dy) / square)) : 0;
      const [ex, ey] = [px - t * dx, py - t * dy];
      if (ex * ex + ey * ey <= radius * radius) raise(plane, x, y, level);
    }
  }
}
