import type { Chart } from '../model/chart.ts';
import type { Spot } from './spot.ts';

export type Which = 'lowest' | 'highest';

/** The series that have the unit of this one; of several units no value is the highest. */
export function listOfUnit({ series }: Chart, index: number): readonly number[] {
  return series.flatMap(({ unit }, other) => (unit === series[index]?.unit ? [other] : []));
}

/** The places of the lowest or highest value among some series: all of them, where several are alike. */
export function listExtremes({ series }: Chart, which: Which, among: readonly number[]): readonly Spot[] {
  const sign = which === 'highest' ? 1 : -1;
  let best: number | null = null;
  let found: Spot[] = [];
  for (const index of among)
    for (const [point, { y }] of (series[index]?.points ?? []).entries()) {
      if (y === null || (best !== null && sign * (y - best) < 0)) continue;
      if (y !== best) found = [];
      best = y;
      found.push({ series: index, point });
    }
  return found;
}
