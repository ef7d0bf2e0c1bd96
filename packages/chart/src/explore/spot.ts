import type { Chart, DataPoint, Series } from '../model/chart.ts';

/** A point of a chart: which series, and which of its points, from 0. */
export interface Spot {
  readonly series: number;
  readonly point: number;
}

export const START: Spot = { series: 0, point: 0 };

export interface Found {
  readonly series: Series;
  readonly point: DataPoint;
}

export function findPoint(chart: Chart, spot: Spot): Found | null {
  const series = chart.series[spot.series];
  const point = series?.points[spot.point];
  return series && point ? { series, point } : null;
}

/** Its series is named where it is another one than that of the point beside it. */
export function nameSpot({ series, point }: Found, beside: Found): string {
  return series === beside.series ? point.label : `${series.name}, ${point.label}`;
}

export function isSameSpot(one: Spot, other: Spot): boolean {
  return one.series === other.series && one.point === other.point;
}
