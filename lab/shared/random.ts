/** Numbers that look random and are the same for the same seed. */
export interface Random {
  readonly between: (min: number, max: number, decimals?: number) => number;
  readonly pick: <T>(of: readonly T[]) => T;
  readonly shuffle: <T>(of: readonly T[]) => readonly T[];
}

export function createRandom(seed: number): Random {
  let state = (seed * 2654435761 + 12345) >>> 0;
  function next(): number {
    // This is mulberry32 by Tommy Ettinger, which is in the public domain.
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
  function pick<T>(of: readonly T[]): T {
    const picked = of[Math.floor(next() * of.length)];
    if (picked === undefined) throw new Error('There is nothing to pick from.');
    return picked;
  }
  return {
    between: (min, max, decimals = 0) => Number((min + next() * (max - min)).toFixed(decimals)),
    pick,
    shuffle: (of) =>
      of
        .map((value) => ({ value, rank: next() }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ value }) => value),
  };
}
