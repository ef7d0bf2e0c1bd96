export function findMedian(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? Number.NaN)
    : ((sorted[middle - 1] ?? Number.NaN) + (sorted[middle] ?? Number.NaN)) / 2;
}

/** The slope of time over size, both as logarithms, by least squares: 1 is linear, 2 is square. */
export function exponentOf(pairs: readonly (readonly [size: number, time: number])[]): number {
  const xs = pairs.map(([size]) => Math.log(size));
  const ys = pairs.map(([, time]) => Math.log(time));
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const [mx, my] = [mean(xs), mean(ys)];
  const over = xs.reduce((sum, x, i) => sum + (x - mx) * ((ys[i] ?? 0) - my), 0);
  return over / xs.reduce((sum, x) => sum + (x - mx) ** 2, 0);
}
