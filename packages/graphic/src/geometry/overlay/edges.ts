/**
 * Straight edges between whole micrometres, each from its lesser to its greater end (by x, then y),
 * with how often each of two areas' borders runs along it: up counts, back takes away.
 */
export interface Edges {
  readonly ax: Float64Array;
  readonly ay: Float64Array;
  readonly bx: Float64Array;
  readonly by: Float64Array;
  readonly first: Int32Array;
  readonly second: Int32Array;
}

/** Corners in whole micrometres, x and y interleaved; the last is joined to the first. */
export type Ring = readonly number[];

/** Products of two differences of coordinates up to this are exact in floating point. */
export const FARTHEST = 30_000_000;

/** Twice the area of the triangle a, b, p: above 0 where p lies on one side of the line, below 0 on the other; exact. */
export function side(ax: number, ay: number, bx: number, by: number, px: number, py: number): number {
  return (bx - ax) * (py - ay) - (by - ay) * (px - ax);
}

export interface EdgeList {
  readonly add: (ax: number, ay: number, bx: number, by: number, first: number, second: number) => void;
  readonly finish: () => Edges;
}

/** Collects edges; those along the same stretch become one, and those that cancel out vanish. */
export function createEdgeList(): EdgeList {
  const values: number[] = [];
  return {
    add: (ax, ay, bx, by, first, second) => {
      if (ax < bx || (ax === bx && ay < by)) values.push(ax, ay, bx, by, first, second);
      else if (ax !== bx || ay !== by) values.push(bx, by, ax, ay, -first, -second);
    },
    finish: () => mergeEdges(values),
  };
}

const WIDTH = 6;

function mergeEdges(values: readonly number[]): Edges {
  const count = values.length / WIDTH;
  const at = (edge: number, part: number): number => values[edge * WIDTH + part] ?? 0;
  const order = Uint32Array.from({ length: count }, (_, index) => index);
  order.sort((p, q) => {
    for (let part = 0; part < 4; part += 1) {
      const difference = at(p, part) - at(q, part);
      if (difference !== 0) return difference;
    }
    return 0;
  });
  const kept: number[] = [];
  let firstSum = 0;
  let secondSum = 0;
  for (let index = 0; index < count; index += 1) {
    const edge = order[index] ?? 0;
    firstSum += at(edge, 4);
    secondSum += at(edge, 5);
    const next = order[index + 1];
    const isSame = next !== undefined && [0, 1, 2, 3].every((part) => at(edge, part) === at(next, part));
    if (isSame) continue;
    if (firstSum !== 0 || secondSum !== 0) {
      kept.push(at(edge, 0), at(edge, 1), at(edge, 2), at(edge, 3), firstSum, secondSum);
    }
    firstSum = 0;
    secondSum = 0;
  }
  return columns(kept);
}

function columns(values: readonly number[]): Edges {
  const count = values.length / WIDTH;
  const column = (part: number): Float64Array =>
    Float64Array.from({ length: count }, (_, edge) => values[edge * WIDTH + part] ?? 0);
  return {
    ax: column(0),
    ay: column(1),
    bx: column(2),
    by: column(3),
    first: Int32Array.from(column(4)),
    second: Int32Array.from(column(5)),
  };
}
