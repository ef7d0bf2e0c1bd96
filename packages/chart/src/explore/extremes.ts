import type { Chart } from '../model/chart.ts';
import type { Spot } from './spot.ts';

/** The lowest or highest value of a series, or of the whole chart; the first of them, where several are alike. */
export function findExtreme({ series }: Chart, which: 'lowest' | 'highest', only?: number): Spot | null {
  const sign = which === 'highest' ? 1 : -1;
  let best: number | null = null;
  let at: Spot | null = null;
  for (const [index, { points }] of series.entries()) {
    if (only !== undefined && index !== only) continue;
    for (const [point, { y }] of points.entries()) {
      if (y === null || (best !== null && sign * (y - best) <= 0)) continue;
      best = y;
      at = { series: index, point };
    }
  }
  return at;
}
