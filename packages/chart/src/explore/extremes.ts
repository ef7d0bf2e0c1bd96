import { maxOf, minOf } from '@relievo/words';
import type { Chart } from '../model/chart.ts';
import { totalsOf } from '../words/quantities.ts';
import type { Spot } from './spot.ts';

export type Which = 'lowest' | 'highest';

/** The series that have the unit of this one; of several units no value is the highest. */
export function listOfUnit({ series }: Chart, index: number): readonly number[] {
  return series.flatMap(({ unit }, other) => (unit === series[index]?.unit ? [other] : []));
}

/** The places of some series that have a value, but for those of totals, which nothing is less than. */
export function listCompared(chart: Chart, among: readonly number[]): readonly Spot[] {
  const totals = totalsOf(chart);
  const parts = among.filter((index) => !totals.series.has(index));
  return (parts.length > 0 ? parts : among).flatMap((series) =>
    (chart.series[series]?.points ?? []).flatMap(({ y }, point) =>
      y === null || totals.rows.has(point) ? [] : [{ series, point }],
    ),
  );
}

export function valueAt({ series }: Chart, spot: Spot): number {
  return series[spot.series]?.points[spot.point]?.y ?? Number.NaN;
}

/** The places of the lowest or highest value among some series: all of them, where several are alike. */
export function listExtremes(chart: Chart, which: Which, among: readonly number[]): readonly Spot[] {
  const spots = listCompared(chart, among);
  const values = spots.map((spot) => valueAt(chart, spot));
  const best = which === 'highest' ? maxOf(values) : minOf(values);
  return spots.filter((_, index) => values[index] === best);
}
