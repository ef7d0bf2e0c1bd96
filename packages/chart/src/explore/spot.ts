import type { Chart, DataPoint, Series } from '../model/chart.ts';

/** A point of a chart: which series, and which of its points, from 0. */
export interface Spot {
  readonly series: number;
  readonly point: number;
}

export const START: Spot = { series: 0, point: 0 };

interface Found {
  readonly series: Series;
  readonly point: DataPoint;
}

export function findPoint(chart: Chart, spot: Spot): Found | null {
  const series = chart.series[spot.series];
  const point = series?.points[spot.point];
  return series && point ? { series, point } : null;
}

export function isSameSpot(one: Spot, other: Spot): boolean {
  return one.series === other.series && one.point === other.point;
}
