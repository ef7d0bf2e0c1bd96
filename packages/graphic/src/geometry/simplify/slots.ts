import type { Chain } from './chains.ts';

/** The vertices of all chains laid out one after the other, each slot linked to its neighbours. */
export interface Slots {
  readonly vertexOf: Int32Array;
  readonly chainOf: Int32Array;
  /** -1 where an open chain ends. */
  readonly before: Int32Array;
  readonly after: Int32Array;
  readonly isGone: Uint8Array;
  /** For each chain, its first slot and how many are left. */
  readonly starts: Int32Array;
  readonly left: Int32Array;
}

export function layOut(chains: readonly Chain[]): Slots {
  const total = chains.reduce((sum, { vertices }) => sum + vertices.length, 0);
  const slots: Slots = {
    vertexOf: new Int32Array(total),
    chainOf: new Int32Array(total),
    before: new Int32Array(total).fill(-1),
    after: new Int32Array(total).fill(-1),
    isGone: new Uint8Array(total),
    starts: new Int32Array(chains.length),
    left: Int32Array.from(chains, ({ vertices }) => vertices.length),
  };
  let slot = 0;
  for (const [chain, { vertices, isRing }] of chains.entries()) {
    const [first, last] = [slot, slot + vertices.length - 1];
    slots.starts[chain] = first;
    for (const vertex of vertices) {
      slots.vertexOf[slot] = vertex;
      slots.chainOf[slot] = chain;
      slots.before[slot] = slot > first ? slot - 1 : isRing ? last : -1;
      slots.after[slot] = slot < last ? slot + 1 : isRing ? first : -1;
      slot += 1;
    }
  }
  return slots;
}

/** The vertices that a chain still has, in order. */
export function collectChain(slots: Slots, chain: number): readonly number[] {
  const kept: number[] = [];
  const first = slots.starts[chain] ?? 0;
  let slot = first;
  while (slots.isGone[slot] === 1) slot += 1;
  for (let count = slots.left[chain] ?? 0; count > 0 && slot >= 0; count -= 1) {
    kept.push(slots.vertexOf[slot] ?? 0);
    slot = slots.after[slot] ?? -1;
  }
  return kept;
}
