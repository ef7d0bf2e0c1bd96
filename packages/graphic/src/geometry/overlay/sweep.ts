import { type Edges, side } from './edges.ts';

/** How often each area winds around the places just under and just over an edge. */
export interface Windings {
  readonly firstUnder: Int32Array;
  readonly secondUnder: Int32Array;
}

/**
 * Sweeps over edges that meet at ends only, in their order from left to right, keeping those under
 * the sweep line sorted from bottom to top. Each new edge asks the one beneath it how often the areas
 * wind there, which holds along all of it. An upright edge counts as leaning a hair to the right.
 */
export function windingsOf(edges: Edges): Windings {
  const { ax, ay, bx, by, first, second } = edges;
  const count = ax.length;
  const firstUnder = new Int32Array(count);
  const secondUnder = new Int32Array(count);
  const status: number[] = [];

  const sideOf = (edge: number, x: number, y: number): number =>
    side(ax[edge] ?? 0, ay[edge] ?? 0, bx[edge] ?? 0, by[edge] ?? 0, x, y);
  /** The first place in the status whose edge is not under the point. */
  const placeOf = (x: number, y: number): number => {
    let low = 0;
    let high = status.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (sideOf(status[middle] ?? 0, x, y) > 0) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const endAt = (x: number, y: number): void => {
    const from = placeOf(x, y);
    let to = from;
    while (to < status.length && bx[status[to] ?? 0] === x && by[status[to] ?? 0] === y) to += 1;
    if (to > from) status.splice(from, to - from);
  };
  const begin = (starting: readonly number[], x: number, y: number): void => {
    const place = placeOf(x, y);
    const under = place > 0 ? status[place - 1] : undefined;
    let a = under === undefined ? 0 : (firstUnder[under] ?? 0) + (first[under] ?? 0);
    let b = under === undefined ? 0 : (secondUnder[under] ?? 0) + (second[under] ?? 0);
    for (const edge of starting) {
      firstUnder[edge] = a;
      secondUnder[edge] = b;
      a += first[edge] ?? 0;
      b += second[edge] ?? 0;
    }
    for (const edge of starting.toReversed()) status.splice(place, 0, edge);
  };

  const ends = Uint32Array.from({ length: count }, (_, edge) => edge).sort(
    (p, q) => (bx[p] ?? 0) - (bx[q] ?? 0) || (by[p] ?? 0) - (by[q] ?? 0),
  );
  let ended = 0;
  let started = 0;
  while (started < count) {
    const x = ax[started] ?? 0;
    const y = ay[started] ?? 0;
    for (; ended < count; ended += 1) {
      const end = ends[ended] ?? 0;
      const [ex, ey] = [bx[end] ?? 0, by[end] ?? 0];
      if (ex > x || (ex === x && ey > y)) break;
      endAt(ex, ey);
    }
    const starting: number[] = [];
    for (; started < count && ax[started] === x && ay[started] === y; started += 1) starting.push(started);
    starting.sort((p, q) => -sideOf(p, bx[q] ?? 0, by[q] ?? 0));
    begin(starting, x, y);
  }
  return { firstUnder, secondUnder };
}
