import { type DataPoint, type Series, valuesOf } from '../model/chart.ts';
import { findFences } from '../statistics/fences.ts';
import { computeMean, computeQuantile } from '../statistics/numbers.ts';

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

function findOutliers({ points }: Series, sorted: readonly number[]): readonly DataPoint[] {
  const fences = findFences(sorted);
  return fences ? points.filter(({ y }) => y !== null && (y < fences.low || y > fences.high)) : [];
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
