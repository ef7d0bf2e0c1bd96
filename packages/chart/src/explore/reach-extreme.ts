import { countOf } from '@relievo/words';
import type { Chart } from '../model/chart.ts';
import { listCompared, listExtremes, type Which } from './extremes.ts';
import { type ExplorerMessage, MOST_NAMED, type Wording } from './messages.ts';
import { reachSpot } from './reach-spot.ts';
import { findPoint, isSameSpot, nameSpot, type Spot, START } from './spot.ts';
import type { ExplorerState, Step } from './state.ts';

/** Goes to the lowest or highest value; from there on to the next that is alike. Those that are alike are named. */
export function reachExtreme(
  chart: Chart,
  state: ExplorerState,
  wording: Wording,
  which: Which,
  among: readonly number[],
): Step {
  const spots = listExtremes(chart, which, among);
  const { spot } = state;
  const here = spot === null ? -1 : spots.findIndex((one) => isSameSpot(one, spot));
  const next = spots[(here + 1) % spots.length] ?? spot ?? START;
  const step = reachSpot(chart, state, next, wording);
  return { ...step, say: [...step.say, ...tellAlike(chart, next, spots, which, among)] };
}

function tellAlike(
  chart: Chart,
  spot: Spot,
  spots: readonly Spot[],
  which: Which,
  among: readonly number[],
): readonly ExplorerMessage[] {
  if (spots.length < 2) return [];
  const all = listCompared(chart, among).length;
  if (spots.length === all) return [{ code: 'all_alike', parameters: { count: countOf(all) } }];
  const here = findPoint(chart, spot);
  const others = spots.filter((one) => !isSameSpot(one, spot));
  const names = others.slice(0, MOST_NAMED).flatMap((one) => {
    const found = findPoint(chart, one);
    return found && here ? [nameSpot(found, here)] : [];
  });
  return [
    { code: 'extremes_alike', parameters: { which, names, others: countOf(others.length - names.length) } },
  ];
}
