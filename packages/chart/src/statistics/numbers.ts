/** Each divided first where the sum of huge values is no number. */
export function computeMean(values: readonly number[]): number {
  const sum = values.reduce((total, value) => total + value, 0);
  if (Number.isFinite(sum)) return sum / values.length;
  return values.reduce((mean, value) => mean + value / values.length, 0);
}

/** Between the two nearest values in proportion, as spreadsheets do: type 7 of Hyndman and Fan (1996). */
export function computeQuantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const low = sorted[Math.floor(place)] ?? 0;
  const high = sorted[Math.ceil(place)] ?? low;
  return low === high ? low : low * (1 - (place % 1)) + high * (place % 1);
}
