import type { Edges, Plane } from './plane.ts';

/**
 * Signed areas under edges, gathered where each edge crosses a pixel; their running sum along a row
 * is how often the outline goes round each pixel. One row is two pixels wider than the plane, so
 * that an edge on the right border still has somewhere to go.
 */
export interface Sums {
  readonly stride: number;
  readonly values: Float32Array;
  /** The first and last pixel that an edge touched, by row: only these need the sum. */
  readonly first: Int32Array;
  readonly last: Int32Array;
}

export function createSums({ width, height }: Plane): Sums {
  return {
    stride: width + 2,
    values: new Float32Array((width + 2) * height),
    first: new Int32Array(height).fill(width),
    last: new Int32Array(height).fill(-1),
  };
}

/** Below this, what is left over from adding and subtracting areas in single precision. */
const NOISE = 1e-3;

/** Rings are closed by themselves; what several of them enclose follows the even-odd rule. */
export function fillInto(
  plane: Plane,
  rings: readonly Float64Array[],
  level: number,
  edges: Edges,
  sums: Sums,
): void {
  let top = plane.height;
  let bottom = 0;
  for (const ring of rings) {
    const count = ring.length;
    let x0 = ring[count - 2] ?? 0;
    let y0 = ring[count - 1] ?? 0;
    for (let i = 0; i < count; i += 2) {
      const x1 = ring[i] ?? 0;
      const y1 = ring[i + 1] ?? 0;
      addEdge(plane, sums, x0, y0, x1, y1);
      if (y1 < top) top = y1;
      if (y1 > bottom) bottom = y1;
      x0 = x1;
      y0 = y1;
    }
  }
  const firstRow = Math.max(0, Math.floor(top));
  const lastRow = Math.min(plane.height, Math.ceil(bottom));
  for (let y = firstRow; y < lastRow; y++) sweepRow(plane, sums, y, level, edges);
}

/** What lies left of the plane still goes round all of it; what lies right of it or above touches nothing. */
function addEdge(plane: Plane, sums: Sums, xa: number, ya: number, xb: number, yb: number): void {
  if (ya === yb) return;
  const direction = ya < yb ? 1 : -1;
  let [x0, y0, x1, y1] = direction > 0 ? [xa, ya, xb, yb] : [xb, yb, xa, ya];
  if (y1 <= 0 || y0 >= plane.height) return;
  const slope = (x1 - x0) / (y1 - y0);
  if (y0 < 0) {
    x0 -= slope * y0;
    y0 = 0;
  }
  if (y1 > plane.height) {
    x1 -= slope * (y1 - plane.height);
    y1 = plane.height;
  }
  const { width } = plane;
  if (x0 >= 0 && x1 >= 0 && x0 <= width && x1 <= width) {
    addInside(sums, x0, y0, x1, y1, direction);
    return;
  }
  const cuts = [y0, ...[y0 - x0 / slope, y0 + (width - x0) / slope].filter((y) => y > y0 && y < y1), y1];
  cuts.sort((a, b) => a - b);
  for (let i = 1; i < cuts.length; i++) {
    const from = cuts[i - 1] ?? 0;
    const to = cuts[i] ?? 0;
    const [left, right] = [x0 + slope * (from - y0), x0 + slope * (to - y0)];
    const middle = (left + right) / 2;
    if (middle > width) continue;
    const inside = (x: number): number => (middle < 0 ? 0 : Math.min(width, Math.max(0, x)));
    addInside(sums, inside(left), from, inside(right), to, direction);
  }
}

function addInside(sums: Sums, x0: number, y0: number, x1: number, y1: number, direction: number): void {
  const { values, stride, first, last } = sums;
  const slope = (x1 - x0) / (y1 - y0);
  let x = x0;
  let y = y0;
  for (let row = Math.floor(y0); row < y1; row++) {
    const next = row + 1 < y1 ? row + 1 : y1;
    const xNext = next === y1 ? x1 : x0 + slope * (next - y0);
    const left = x < xNext ? x : xNext;
    const right = x < xNext ? xNext : x;
    const area = direction * (next - y);
    const start = Math.floor(left);
    const base = row * stride;
    let column = start;
    if (right <= start + 1) {
      const share = area * ((left + right) / 2 - start);
      values[base + start] = (values[base + start] ?? 0) + area - share;
      values[base + start + 1] = (values[base + start + 1] ?? 0) + share;
    } else {
      const density = area / (right - left);
      for (; column < right; column++) {
        const from = column > left ? column : left;
        const to = column + 1 < right ? column + 1 : right;
        const piece = density * (to - from);
        const share = piece * ((from + to) / 2 - column);
        values[base + column] = (values[base + column] ?? 0) + piece - share;
        values[base + column + 1] = (values[base + column + 1] ?? 0) + share;
      }
      column--;
    }
    if (start < (first[row] ?? 0)) first[row] = start;
    if (column + 1 > (last[row] ?? 0)) last[row] = column + 1;
    x = xNext;
    y = next;
  }
}

function sweepRow(plane: Plane, sums: Sums, y: number, level: number, edges: Edges): void {
  const { width, values } = plane;
  const from = sums.first[y] ?? 0;
  const to = sums.last[y] ?? -1;
  const base = y * sums.stride;
  const row = y * width;
  let sum = 0;
  let value = 0;
  const last = Math.min(to, width - 1);
  for (let x = from; x <= last; x++) {
    const change = sums.values[base + x] ?? 0;
    // Between edges nothing changes, and most pixels lie between edges.
    if (change !== 0) {
      sum += change;
      value = levelOf(sum, level, edges);
    }
    if (value > 0 && value > (values[row + x] ?? 0)) values[row + x] = value;
  }
  if (value > 0)
    for (let x = last + 1; x < width; x++) if (value > (values[row + x] ?? 0)) values[row + x] = value;
  if (to >= from) sums.values.fill(0, base + from, base + to + 1);
  sums.first[y] = width;
  sums.last[y] = -1;
}

/** What an outline that goes round a pixel so often raises of it. */
function levelOf(sum: number, level: number, edges: Edges): number {
  const covered = Math.abs(sum - 2 * Math.round(sum / 2));
  if (covered < NOISE) return 0;
  if (edges === 'soft') return Math.min(1, covered) * level;
  return covered >= 0.5 ? level : 0;
}
