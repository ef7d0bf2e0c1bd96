/** Where a value lies from one end, 0, to the other, 1. */
export function shareBetween(from: number, to: number, value: number): number {
  return Number.isFinite(to - from)
    ? (value - from) / (to - from)
    : // The distance of two huge numbers is no number; that of their halves is.
      (value / 2 - from / 2) / (to / 2 - from / 2);
}
