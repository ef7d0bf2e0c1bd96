/** The next or previous of a round of things; from none, the first or the last. */
export function wrapAround(from: number, count: number, step: 1 | -1): number {
  if (count === 0) return -1;
  if (from < 0) return step === 1 ? 0 : count - 1;
  return (from + step + count) % count;
}
