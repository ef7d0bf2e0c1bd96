import { hasRole } from '../measure/kinds.ts';
import type { Survey } from '../measure/survey.ts';
import type { Box } from '../model/geometry.ts';

/**
 * Where outlines run, on a grid of squares whose sums are known: whether a box is surely taken costs
 * four look-ups, so that thousands of places can be refused before one is measured.
 */
export interface Ink {
  /** True only where an outline surely comes nearer to the box than `by`; false says nothing. */
  readonly surelyWithin: (box: Box, by: number) => boolean;
}

const FINEST = 1;
const MOST_SQUARES = 1500;
/** Two samples a square and more, so that few are jumped over. */
const SAMPLES = 3;

export function inkOf({ parts, drawing: { sheet } }: Survey): Ink {
  const side = Math.max(FINEST, sheet.width / MOST_SQUARES, sheet.height / MOST_SQUARES);
  const columns = Math.max(1, Math.ceil(sheet.width / side));
  const rows = Math.max(1, Math.ceil(sheet.height / side));
  const stride = columns + 1;
  const sums = new Int32Array(stride * (rows + 1));
  const mark = (x: number, y: number): void => {
    const column = Math.floor(x / side);
    const row = Math.floor(y / side);
    if (column >= 0 && row >= 0 && column < columns && row < rows) sums[(row + 1) * stride + column + 1] = 1;
  };
  for (const part of parts) {
    if (hasRole(part, 'grid', 'background', 'decoration')) continue;
    for (const { points, closed } of part.lines) markAlong(points, closed, side / SAMPLES, mark);
  }
  for (let row = 1; row <= rows; row += 1)
    for (let column = 1; column <= columns; column += 1) {
      const at = row * stride + column;
      sums[at] =
        (sums[at] ?? 0) + (sums[at - 1] ?? 0) + (sums[at - stride] ?? 0) - (sums[at - stride - 1] ?? 0);
    }
  const within = (x: number, y: number, right: number, bottom: number): boolean => {
    const c0 = Math.max(0, Math.ceil(x / side));
    const r0 = Math.max(0, Math.ceil(y / side));
    const c1 = Math.min(columns, Math.floor(right / side));
    const r1 = Math.min(rows, Math.floor(bottom / side));
    if (c1 <= c0 || r1 <= r0) return false;
    return (
      (sums[r1 * stride + c1] ?? 0) -
        (sums[r0 * stride + c1] ?? 0) -
        (sums[r1 * stride + c0] ?? 0) +
        (sums[r0 * stride + c0] ?? 0) >
      0
    );
  };
  // A cross, not a square: at the corners of a square the distance is longer than `by`.
  const surelyWithin: Ink['surelyWithin'] = ({ x, y, width, height }, by) =>
    within(x - by, y, x + width + by, y + height) || within(x, y - by, x + width, y + height + by);
  return { surelyWithin };
}

function markAlong(
  points: Float64Array,
  closed: boolean,
  step: number,
  mark: (x: number, y: number) => void,
): void {
  const count = points.length;
  for (let at = 0; at + (closed ? 0 : 2) < count; at += 2) {
    const ax = points[at] ?? 0;
    const ay = points[at + 1] ?? 0;
    const dx = (points[(at + 2) % count] ?? 0) - ax;
    const dy = (points[(at + 3) % count] ?? 0) - ay;
    const pieces = Math.min(MOST_SQUARES * SAMPLES, Math.ceil(Math.hypot(dx, dy) / step));
    for (let piece = 0; piece <= pieces; piece += 1) {
      const share = pieces === 0 ? 0 : piece / pieces;
      mark(ax + dx * share, ay + dy * share);
    }
  }
}
