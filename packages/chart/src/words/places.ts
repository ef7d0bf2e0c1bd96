import { countOf } from '@relievo/words';
import type { DataPoint } from '../model/chart.ts';
import type { Places } from './messages.ts';

const MOST_NAMED = 3;

/** The names of a few points, the number of many. */
export function listPlaces(points: readonly DataPoint[]): Places {
  const names = points.map(({ label }) => label);
  if (names.length <= MOST_NAMED) return { names, others: countOf(0) };
  const shown = MOST_NAMED - 1;
  return { names: names.slice(0, shown), others: countOf(names.length - shown) };
}
