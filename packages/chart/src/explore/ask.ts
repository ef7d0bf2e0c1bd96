import { countOf } from '@relievo/words';
import type { Chart } from '../model/chart.ts';
import { findDecimal } from '../terms/numbers.ts';
import { parseFilter } from './filter.ts';
import { findTyped } from './jumps.ts';
import { type ExplorerMessage, MOST_NAMED, type Wording } from './messages.ts';
import { reachSpot } from './reach-spot.ts';
import { type Spot, START } from './spot.ts';
import { type ExplorerState, listMatches, type Step } from './state.ts';

/** Goes to what was typed: a name or a value of the series. */
export function goToTyped(chart: Chart, state: ExplorerState, text: string, wording: Wording): Step {
  const at = state.spot ?? START;
  const sought = findTyped(chart, at.series, text);
  if (!sought) return stay(state, { code: 'not_found', parameters: { wanted: text.trim() } });
  const { nearestTo, point } = sought;
  const nearest: readonly ExplorerMessage[] =
    nearestTo === null ? [] : [{ code: 'found_nearest', parameters: { wanted: nearestTo } }];
  return reachSpot(chart, { ...state, filter: null }, { ...at, point }, wording, [
    ...(state.filter === null ? [] : [tellFilterEnded(chart, at)]),
    ...nearest,
  ]);
}

/** From now on only the points are met that the words let through; empty words end it. Where one is then is said. */
export function filterByWords(chart: Chart, state: ExplorerState, text: string, wording: Wording): Step {
  const at = state.spot ?? START;
  const points = chart.series[at.series]?.points ?? [];
  if (text.trim() === '') return stay({ ...state, filter: null }, tellFilterEnded(chart, at));
  const filter = parseFilter(text, findDecimal(chart.language));
  if (!filter) return stay(state, { code: 'filter_unknown', parameters: { typed: text.trim() } });
  const rows = listMatches(chart, at.series, filter);
  const [first] = rows;
  const told: ExplorerMessage = {
    code: 'filter_set',
    parameters: {
      filter,
      count: countOf(rows),
      of: countOf(points),
      names: rows.slice(0, MOST_NAMED).map((row) => points[row]?.label ?? ''),
    },
  };
  if (first === undefined) return stay({ ...state, filter: null }, told);
  // Whoever is at a point that the filter lets through is left there.
  const point = state.spot !== null && rows.includes(at.point) ? at.point : first;
  return reachSpot(chart, { ...state, filter }, { ...at, point }, wording, [told]);
}

function tellFilterEnded({ series }: Chart, at: Spot): ExplorerMessage {
  return { code: 'filter_ended', parameters: { count: countOf(series[at.series]?.points.length ?? 0) } };
}

function stay(state: ExplorerState, ...say: readonly ExplorerMessage[]): Step {
  return { state, say, sound: null };
}
