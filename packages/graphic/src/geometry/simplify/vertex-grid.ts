import { side } from '../overlay/edges.ts';
import type { Vertices } from './vertices.ts';

export interface VertexGrid {
  /** Whether another vertex still alive lies in the triangle of three, or on its edge. */
  readonly isTriangleTaken: (a: number, b: number, c: number) => boolean;
}

/** Vertices in squares, four a vertex, for lines fill few of them. Who has died leaves its square when it is next looked at. */
export function createVertexGrid(
  { x, y }: Pick<Vertices, 'x' | 'y'>,
  isAlive: (vertex: number) => boolean,
): VertexGrid {
  const count = x.length;
  const [left, top, right, bottom] = extent(x, y);
  const cell = Math.max(
    1,
    Math.sqrt((Math.max(1, right - left) * Math.max(1, bottom - top)) / Math.max(1, 4 * count)),
  );
  const columns = Math.min(4096, Math.floor((right - left) / cell) + 1);
  const rows = Math.min(4096, Math.floor((bottom - top) / cell) + 1);
  const width = Math.max(1, (right - left + 1) / columns);
  const height = Math.max(1, (bottom - top + 1) / rows);
  const columnOf = (at: number): number =>
    Math.max(0, Math.min(columns - 1, Math.floor((at - left) / width)));
  const rowOf = (at: number): number => Math.max(0, Math.min(rows - 1, Math.floor((at - top) / height)));

  const starts = new Uint32Array(columns * rows + 1);
  const squareOf = (vertex: number): number => rowOf(y[vertex] ?? 0) * columns + columnOf(x[vertex] ?? 0);
  for (let vertex = 0; vertex < count; vertex += 1) {
    const next = squareOf(vertex) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  for (let at = 1; at < starts.length; at += 1) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  const ends = starts.slice();
  const laid = new Uint32Array(count);
  for (let vertex = 0; vertex < count; vertex += 1) {
    const square = squareOf(vertex);
    const at = ends[square] ?? 0;
    laid[at] = vertex;
    ends[square] = at + 1;
  }

  const isAnyIn = (square: number, isIn: (vertex: number) => boolean): boolean => {
    for (let at = starts[square] ?? 0; at < (ends[square] ?? 0); at += 1) {
      let vertex = laid[at] ?? 0;
      while (!isAlive(vertex)) {
        const end = (ends[square] ?? 0) - 1;
        ends[square] = end;
        if (at >= end) return false;
        vertex = laid[end] ?? 0;
        laid[at] = vertex;
      }
      if (isIn(vertex)) return true;
    }
    return false;
  };

  const isTriangleTaken = (a: number, b: number, c: number): boolean => {
    const [ax, ay, bx, by] = [x[a] ?? 0, y[a] ?? 0, x[b] ?? 0, y[b] ?? 0];
    const [cx, cy] = [x[c] ?? 0, y[c] ?? 0];
    const isIn = (vertex: number): boolean => {
      if (vertex === a || vertex === b || vertex === c) return false;
      const [px, py] = [x[vertex] ?? 0, y[vertex] ?? 0];
      const s = side(ax, ay, bx, by, px, py);
      const t = side(bx, by, cx, cy, px, py);
      const u = side(cx, cy, ax, ay, px, py);
      if (s === 0 && t === 0 && u === 0) return isInBox(px, py, ax, ay, bx, by, cx, cy);
      return (s >= 0 && t >= 0 && u >= 0) || (s <= 0 && t <= 0 && u <= 0);
    };
    for (let row = rowOf(Math.min(ay, by, cy)); row <= rowOf(Math.max(ay, by, cy)); row += 1) {
      const band: Band = {
        top: top + row * height - 1,
        bottom: top + (row + 1) * height + 1,
        left: Infinity,
        right: -Infinity,
      };
      widen(band, ax, ay, bx, by);
      widen(band, bx, by, cx, cy);
      widen(band, cx, cy, ax, ay);
      if (band.left > band.right) continue;
      const last = row * columns + columnOf(band.right);
      for (let square = row * columns + columnOf(band.left); square <= last; square += 1) {
        if (isAnyIn(square, isIn)) return true;
      }
    }
    return false;
  };
  return { isTriangleTaken };
}

function extent(x: Int32Array, y: Int32Array): readonly [number, number, number, number] {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at < x.length; at += 1) {
    left = Math.min(left, x[at] ?? 0);
    right = Math.max(right, x[at] ?? 0);
    top = Math.min(top, y[at] ?? 0);
    bottom = Math.max(bottom, y[at] ?? 0);
  }
  return left > right ? [0, 0, 0, 0] : [left, top, right, bottom];
}

function isInBox(
  px: number,
  py: number,
  ...[ax, ay, bx, by, cx, cy]: readonly [number, number, number, number, number, number]
): boolean {
  return (
    px >= Math.min(ax, bx, cx) &&
    px <= Math.max(ax, bx, cx) &&
    py >= Math.min(ay, by, cy) &&
    py <= Math.max(ay, by, cy)
  );
}

interface Band {
  readonly top: number;
  readonly bottom: number;
  left: number;
  right: number;
}

/** Widens a row's reach by the part of an edge that lies in the row. */
function widen(band: Band, x1: number, y1: number, x2: number, y2: number): void {
  if (Math.max(y1, y2) < band.top || Math.min(y1, y2) > band.bottom) return;
  const at = (y: number): number => (y1 === y2 ? x1 : x1 + ((x2 - x1) * (y - y1)) / (y2 - y1));
  const clamp = (y: number): number => Math.max(band.top, Math.min(band.bottom, y));
  const [p, q] = y1 === y2 ? [x1, x2] : [at(clamp(y1)), at(clamp(y2))];
  band.left = Math.min(band.left, p, q);
  band.right = Math.max(band.right, p, q);
}
