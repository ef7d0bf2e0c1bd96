import { type DataPoint, type Series, valuesOf } from '../model/chart.ts';

export interface Statistics {
  readonly count: number;
  readonly missing: number;
  readonly least: Extreme;
  readonly greatest: Extreme;
  readonly mean: number;
  readonly median: number;
  /** null where it is too large for a number. */
  readonly sum: number | null;
  /** Beyond one and a half times the distance of the quartiles from the nearer of them (Tukey's fences). */
  readonly outliers: readonly DataPoint[];
}

export interface Extreme {
  readonly value: number;
  readonly points: readonly DataPoint[];
}

export function computeStatistics(series: Series): Statistics {
  const values = valuesOf(series);
  const sorted = values.toSorted((a, b) => a - b);
  const sum = values.reduce((total, value) => total + value, 0);
  return {
    count: values.length,
    missing: series.points.length - values.length,
    least: findExtreme(series, sorted[0] ?? 0),
    greatest: findExtreme(series, sorted.at(-1) ?? 0),
    mean: computeMean(values),
    median: computeQuantile(sorted, 0.5),
    sum: Number.isFinite(sum) ? sum : null,
    outliers: findOutliers(series, sorted),
  };
}

function findExtreme({ points }: Series, value: number): Extreme {
  return {
    value,
    points: points.filter(({ y }) => y === value),
  };
}

/** Each divided first where the sum of huge values is no number. */
export function computeMean(values: readonly number[]): number {
  const sum = values.reduce((total, value) => total + value, 0);
  if (Number.isFinite(sum)) return sum / values.length;
  return values.reduce((mean, value) => mean + value / values.length, 0);
}

/** Between the two nearest values in proportion, as spreadsheets do. */
export function computeQuantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const low = sorted[Math.floor(place)] ?? 0;
  const high = sorted[Math.ceil(place)] ?? low;
  return low === high ? low : low * (1 - (place % 1)) + high * (place % 1);
}

/** Of fewer values nobody can say what is usual. */
const LEAST_FOR_OUTLIERS = 5;

function findOutliers({ points }: Series, sorted: readonly number[]): readonly DataPoint[] {
  if (sorted.length < LEAST_FOR_OUTLIERS) return [];
  const [low, high] = [computeQuantile(sorted, 0.25), computeQuantile(sorted, 0.75)];
  const reach = 1.5 * (high - low);
  return points.filter(({ y }) => y !== null && (y < low - reach || y > high + reach));
}

/** Pearson's r; null where one of the two does not vary. */
export function computeCorrelation(points: readonly DataPoint[]): number | null {
  const known = points.flatMap(({ x, y }) => (y === null ? [] : [{ x, y }]));
  const [meanX, meanY] = [computeMean(known.map(({ x }) => x)), computeMean(known.map(({ y }) => y))];
  let together = 0;
  let alongX = 0;
  let alongY = 0;
  for (const { x, y } of known) {
    together += (x - meanX) * (y - meanY);
    alongX += (x - meanX) ** 2;
    alongY += (y - meanY) ** 2;
  }
  const r = together / Math.sqrt(alongX) / Math.sqrt(alongY);
  return Number.isFinite(r) ? Math.max(-1, Math.min(1, r)) : null;
}
