import type { Polyline } from '../flatten.ts';

/** Places in whole micrometres, each once: lines that share a border share its vertices. */
export interface Vertices {
  readonly x: Int32Array;
  readonly y: Int32Array;
  /** For each line, its vertices in order; repeated ones, and a closing one, are left out. */
  readonly lines: readonly Int32Array[];
}

const PER_MM = 1000;
const FARTHEST = 30_000_000;

export function toVertices(lines: readonly Polyline[]): Vertices {
  const total = lines.reduce((sum, { points }) => sum + points.length / 2, 0);
  const xs = new Int32Array(total);
  const ys = new Int32Array(total);
  const table = new Int32Array(2 ** Math.ceil(Math.log2(total * 2 + 2))).fill(-1);
  let count = 0;
  const vertexAt = (x: number, y: number): number => {
    let slot = ((Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca6b)) >>> 0) % table.length;
    for (;;) {
      const vertex = table[slot] ?? -1;
      if (vertex < 0) break;
      if (xs[vertex] === x && ys[vertex] === y) return vertex;
      slot = (slot + 1) % table.length;
    }
    table[slot] = count;
    xs[count] = x;
    ys[count] = y;
    count += 1;
    return count - 1;
  };
  const indexed = lines.map(({ points, closed }) => {
    const ids: number[] = [];
    for (let at = 0; at < points.length; at += 2) {
      const [x, y] = [toGrid(points[at] ?? 0), toGrid(points[at + 1] ?? 0)];
      const vertex = vertexAt(x, y);
      if (ids.at(-1) !== vertex) ids.push(vertex);
    }
    if (closed && ids.length > 1 && ids[0] === ids.at(-1)) ids.pop();
    return Int32Array.from(ids);
  });
  return { x: xs.subarray(0, count), y: ys.subarray(0, count), lines: indexed };
}

/** What is no number, or lies beyond every sheet, is held at the edge of what whole numbers can reach. */
function toGrid(value: number): number {
  const rounded = Math.round(value * PER_MM) + 0;
  return Number.isNaN(rounded) ? FARTHEST : Math.max(-FARTHEST, Math.min(FARTHEST, rounded));
}

export function fromGrid(value: number): number {
  return value / PER_MM;
}
