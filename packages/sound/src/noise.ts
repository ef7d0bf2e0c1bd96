/** White noise that is the same every time: Marsaglia's xorshift with 32 bits. */
export function createNoise(seed: number): () => number {
  let state = Math.imul(seed + 1, 0x9e3779b1) | 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state / 0x80000000;
  };
}

/** The higher half taken away, twice: a wind rather than a hiss. */
export function createSoftNoise(seed: number): () => number {
  const white = createNoise(seed);
  let once = 0;
  let twice = 0;
  return () => {
    once += 0.3 * (white() - once);
    twice += 0.3 * (once - twice);
    return twice;
  };
}
