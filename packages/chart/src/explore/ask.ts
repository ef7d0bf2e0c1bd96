import type { Chart } from '../model/chart.ts';
import { findDecimal } from '../terms/numbers.ts';
import { parseFilter } from './filter.ts';
import { findTyped } from './jumps.ts';
import { type ExplorerMessage, MOST_NAMED, type Wording } from './messages.ts';
import { reachSpot } from './reach-spot.ts';
import { START } from './spot.ts';
import { type ExplorerState, listMatches, type Step } from './state.ts';

/** Goes to what was typed: a name or a value of the series. */
export function goToTyped(chart: Chart, state: ExplorerState, text: string, wording: Wording): Step {
  const at = state.spot ?? START;
  const sought = findTyped(chart, at.series, text);
  if (!sought) return stay(state, { code: 'not_found', parameters: { wanted: text.trim() } });
  const { nearestTo, point } = sought;
  return reachSpot(chart, { ...state, filter: null }, { ...at, point }, wording, [
    ...(nearestTo === null ? [] : [{ code: 'found_nearest', parameters: { wanted: nearestTo } } as const]),
  ]);
}

/** From now on only the points are met that the words let through; empty words end it. */
export function filterByWords(chart: Chart, state: ExplorerState, text: string): Step {
  const at = state.spot ?? START;
  const points = chart.series[at.series]?.points ?? [];
  if (text.trim() === '')
    return stay({ ...state, filter: null }, { code: 'filter_ended', parameters: { count: points.length } });
  const filter = parseFilter(text, findDecimal(chart.language));
  if (!filter) return stay(state, { code: 'filter_unknown', parameters: { typed: text.trim() } });
  const rows = listMatches(chart, at.series, filter);
  const [first] = rows;
  const told: ExplorerMessage = {
    code: 'filter_set',
    parameters: {
      filter,
      count: rows.length,
      of: points.length,
      names: rows.slice(0, MOST_NAMED).map((row) => points[row]?.label ?? ''),
    },
  };
  if (first === undefined) return stay({ ...state, filter: null }, told);
  const spot = { ...at, point: first };
  return {
    state: { spot, before: state.spot ?? state.before, filter },
    say: [told],
    sound: { kind: 'point', spot },
  };
}

function stay(state: ExplorerState, ...say: readonly ExplorerMessage[]): Step {
  return { state, say, sound: null };
}
