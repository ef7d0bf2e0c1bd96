import { side } from '../overlay/edges.ts';
import type { Vertices } from './vertices.ts';

/** The corners of the convex hull (A. M. Andrew's monotone chain). */
export function hullOf({ x, y }: Pick<Vertices, 'x' | 'y'>, vertices: readonly number[]): number[] {
  const sorted = vertices.toSorted((p, q) => (x[p] ?? 0) - (x[q] ?? 0) || (y[p] ?? 0) - (y[q] ?? 0));
  const half = (order: readonly number[]): number[] => {
    const chain: number[] = [];
    for (const vertex of order) {
      while (chain.length >= 2 && turn(chain.at(-2) ?? 0, chain.at(-1) ?? 0, vertex) <= 0) chain.pop();
      chain.push(vertex);
    }
    return chain.slice(0, -1);
  };
  const turn = (a: number, b: number, c: number): number =>
    side(x[a] ?? 0, y[a] ?? 0, x[b] ?? 0, y[b] ?? 0, x[c] ?? 0, y[c] ?? 0);
  return [...half(sorted), ...half(sorted.toReversed())];
}

/**
 * For each stretch that took the place of others, the vertices that have gone from it, as far as they
 * matter: the one farthest from any straight line is a corner of their hull.
 */
export interface Held {
  readonly of: (slot: number) => readonly number[];
  /** The stretch from `slot` takes over what the next one held, and the vertex between them. */
  readonly merge: (slot: number, next: number, between: number) => void;
}

const FEW = 24;

export function createHeld(vertices: Pick<Vertices, 'x' | 'y'>): Held {
  const lists = new Map<number, number[]>();
  const pruned = new Map<number, number>();
  return {
    of: (slot) => lists.get(slot) ?? [],
    merge: (slot, next, between) => {
      const list = lists.get(slot) ?? [];
      for (const vertex of lists.get(next) ?? []) list.push(vertex);
      list.push(between);
      lists.delete(next);
      // Pruned again only when it has doubled, so that each vertex is sorted few times.
      const isLong = list.length > FEW + 2 * (pruned.get(slot) ?? 0);
      const kept = isLong ? hullOf(vertices, list) : list;
      if (isLong) pruned.set(slot, kept.length);
      lists.set(slot, kept);
    },
  };
}
