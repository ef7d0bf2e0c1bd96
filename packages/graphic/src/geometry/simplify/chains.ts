import type { Vertices } from './vertices.ts';

/** A stretch between two junctions, or a whole ring without any. It may be part of several lines. */
export interface Chain {
  readonly vertices: readonly number[];
  readonly isRing: boolean;
  /** Part of a line that must stay as it is. */
  isFixed: boolean;
}

export interface Use {
  readonly chain: number;
  readonly reversed: boolean;
}
export interface Chains {
  readonly chains: readonly Chain[];
  readonly uses: readonly (readonly Use[])[];
}

/**
 * Lines cut where more than two ways meet and where they end, so that each shared stretch is one
 * chain, to be simplified once for all who share it.
 */
export function toChains(
  { x, lines }: Vertices,
  closed: readonly boolean[],
  fixed: readonly boolean[],
): Chains {
  const isJunction = findJunctions(x.length, lines, closed);
  const chains: Chain[] = [];
  const known = new Map<string, Use>();
  const use = (vertices: readonly number[], isRing: boolean, isFixed: boolean): Use => {
    const there = `${vertices[0]}:${vertices[1]}`;
    const back = `${vertices.at(-1)}:${vertices.at(-2)}`;
    const same = known.get(there);
    if (same) {
      const chain = chains[same.chain];
      if (chain && isFixed) chain.isFixed = true;
      return same;
    }
    const made: Use = { chain: chains.length, reversed: false };
    chains.push({ vertices, isRing, isFixed });
    known.set(there, made);
    if (!known.has(back)) known.set(back, { chain: made.chain, reversed: true });
    return made;
  };
  const uses = lines.map((ids, line) =>
    cutAtJunctions(ids, closed[line] ?? false, isJunction).map(({ vertices, isRing }) =>
      use(vertices, isRing, fixed[line] ?? false),
    ),
  );
  return { chains, uses };
}

/** Ends of open lines, turning points, and places with more than two neighbours. */
function findJunctions(count: number, lines: readonly Int32Array[], closed: readonly boolean[]): Uint8Array {
  const isJunction = new Uint8Array(count);
  const first = new Int32Array(count).fill(-1);
  const second = new Int32Array(count).fill(-1);
  const meet = (vertex: number, neighbour: number): void => {
    if (first[vertex] === neighbour || second[vertex] === neighbour) return;
    if (first[vertex] === -1) first[vertex] = neighbour;
    else if (second[vertex] === -1) second[vertex] = neighbour;
    else isJunction[vertex] = 1;
  };
  for (const [line, ids] of lines.entries()) {
    const isClosed = (closed[line] ?? false) && ids.length > 2;
    for (const [at, vertex] of ids.entries()) {
      const before = at > 0 ? ids[at - 1] : isClosed ? ids.at(-1) : undefined;
      const after = at < ids.length - 1 ? ids[at + 1] : isClosed ? ids[0] : undefined;
      if (before !== undefined) meet(vertex, before);
      if (after !== undefined) meet(vertex, after);
      if (before === undefined || after === undefined || before === after) isJunction[vertex] = 1;
    }
  }
  return isJunction;
}

interface Piece {
  readonly vertices: readonly number[];
  readonly isRing: boolean;
}

function cutAtJunctions(ids: Int32Array, isClosed: boolean, isJunction: Uint8Array): readonly Piece[] {
  if (ids.length < 2) return ids.length ? [{ vertices: [...ids], isRing: false }] : [];
  if (isClosed && ids.length > 2) {
    const start = ids.findIndex((vertex) => isJunction[vertex] === 1);
    if (start < 0) return [{ vertices: closeRing(ids), isRing: true }];
    return cutOpen([...ids.subarray(start), ...ids.subarray(0, start + 1)], isJunction);
  }
  return cutOpen(Array.from(ids), isJunction);
}

/** Every ring begins at its lowest vertex and goes on to the lower of its neighbours: one ring, one chain. */
function closeRing(ids: Int32Array): readonly number[] {
  const start = ids.indexOf(ids.reduce((least, vertex) => Math.min(least, vertex), Infinity));
  const ring = [...ids.subarray(start), ...ids.subarray(0, start)];
  const [lowest = 0, after = 0] = ring;
  return after < (ring.at(-1) ?? 0) ? ring : [lowest, ...ring.slice(1).toReversed()];
}

function cutOpen(ids: readonly number[], isJunction: Uint8Array): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (let at = 1; at < ids.length; at += 1) {
    if (isJunction[ids[at] ?? 0] !== 1 && at < ids.length - 1) continue;
    pieces.push({ vertices: ids.slice(from, at + 1), isRing: false });
    from = at;
  }
  return pieces;
}
