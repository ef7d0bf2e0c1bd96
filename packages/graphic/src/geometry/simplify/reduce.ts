import { pointToSegment } from '../segments.ts';
import type { Chain } from './chains.ts';
import { createHeap } from './heap.ts';
import { createHeld } from './hull.ts';
import { collectChain, layOut } from './slots.ts';
import { createVertexGrid } from './vertex-grid.ts';
import type { Vertices } from './vertices.ts';

/**
 * The chains without the vertices whose going moves no line by more than the tolerance (in
 * micrometres), the least first. A vertex goes only if no other lies in the triangle that its going
 * sweeps over: then nothing can come to cross that did not cross before. Rings keep three corners,
 * and two ways between the same places never fall into one.
 */
export function reduceChains(
  { x, y }: Pick<Vertices, 'x' | 'y'>,
  chains: readonly Chain[],
  tolerance: number,
): readonly (readonly number[])[] {
  const slots = layOut(chains);
  const { vertexOf, chainOf, before, after, isGone, left } = slots;
  const held = createHeld({ x, y });
  const cost = new Float64Array(vertexOf.length).fill(Infinity);
  /** In how many slots a vertex still stands. */
  const standing = new Int32Array(x.length);
  for (const vertex of vertexOf) standing[vertex] = (standing[vertex] ?? 0) + 1;
  /** Pairs of places that some chain joins by a straight line. */
  const straight = new Set<number>();
  const grid = createVertexGrid({ x, y }, (vertex) => (standing[vertex] ?? 0) > 0);
  const heap = createHeap();

  const distance = (vertex: number, a: number, c: number): number => {
    const [from, to] = [vertexOf[a] ?? 0, vertexOf[c] ?? 0];
    return pointToSegment(x[vertex] ?? 0, y[vertex] ?? 0, x[from] ?? 0, y[from] ?? 0, x[to] ?? 0, y[to] ?? 0);
  };
  const farthest = (vertices: readonly number[], a: number, c: number): number =>
    vertices.reduce((most, vertex) => Math.max(most, distance(vertex, a, c)), 0);
  const ends = (chain: number): number => {
    const { vertices } = chains[chain] ?? { vertices: [] };
    const [a, b] = [vertices[0] ?? 0, vertices.at(-1) ?? 0];
    return Math.min(a, b) * x.length + Math.max(a, b);
  };
  const weigh = (slot: number): void => {
    const [a, c] = [before[slot] ?? -1, after[slot] ?? -1];
    if (a < 0 || c < 0 || chains[chainOf[slot] ?? 0]?.isFixed) return;
    cost[slot] = Math.max(
      distance(vertexOf[slot] ?? 0, a, c),
      farthest(held.of(a), a, c),
      farthest(held.of(slot), a, c),
    );
    if ((cost[slot] ?? 0) <= tolerance) heap.push(cost[slot] ?? 0, slot);
  };
  const mayGo = (slot: number): boolean => {
    const chain = chainOf[slot] ?? 0;
    const { isRing = false, vertices = [] } = chains[chain] ?? {};
    const isLoop = !isRing && vertices[0] === vertices.at(-1);
    if ((left[chain] ?? 0) <= (isRing ? 3 : isLoop ? 4 : 2)) return false;
    if (!isRing && left[chain] === 3 && straight.has(ends(chain))) return false;
    const [a, c] = [before[slot] ?? 0, after[slot] ?? 0];
    return !grid.isTriangleTaken(vertexOf[a] ?? 0, vertexOf[slot] ?? 0, vertexOf[c] ?? 0);
  };
  const remove = (slot: number): void => {
    const [a, c, chain, vertex] = [
      before[slot] ?? 0,
      after[slot] ?? 0,
      chainOf[slot] ?? 0,
      vertexOf[slot] ?? 0,
    ];
    held.merge(a, slot, vertex);
    after[a] = c;
    before[c] = a;
    cost[slot] = Infinity;
    isGone[slot] = 1;
    standing[vertex] = (standing[vertex] ?? 0) - 1;
    left[chain] = (left[chain] ?? 0) - 1;
    if (left[chain] === 2 && !chains[chain]?.isRing) straight.add(ends(chain));
    weigh(a);
    weigh(c);
  };

  for (const [chain, { isRing }] of chains.entries())
    if (!isRing && left[chain] === 2) straight.add(ends(chain));
  for (let slot = 0; slot < vertexOf.length; slot += 1) weigh(slot);
  let waiting: number[] = [];
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    let hasGone = false;
    for (let next = heap.pop(); next; next = heap.pop()) {
      if (next.cost !== cost[next.slot]) continue;
      if (mayGo(next.slot)) {
        remove(next.slot);
        hasGone = true;
      } else waiting.push(next.slot);
    }
    if (!hasGone || waiting.length === 0) break;
    for (const slot of waiting) if ((cost[slot] ?? Infinity) <= tolerance) heap.push(cost[slot] ?? 0, slot);
    waiting = [];
  }
  return chains.map((_, chain) => collectChain(slots, chain));
}

/** A vertex that was in another's way may have gone since; a few rounds find nearly all of those. */
const MOST_ROUNDS = 6;
