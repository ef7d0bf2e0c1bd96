import { axisTitle, type Chart } from '../model/chart.ts';
import type { ExplorerCommand } from './commands.ts';
import { listOfUnit } from './extremes.ts';
import { jumpToCrossing, jumpToTurn } from './jumps.ts';
import type { ExplorerMessage, Wording } from './messages.ts';
import { reachExtreme } from './reach-extreme.ts';
import { reachSpot } from './reach-spot.ts';
import { findPoint, nameSpot, type Spot, START } from './spot.ts';
import { type ExplorerState, listMatches, type Step } from './state.ts';
import { measureChange } from './tell-point.ts';

/** What a command does that needs the chart alone; null for those of the screen around it. */
export function walkChart(
  chart: Chart,
  state: ExplorerState,
  command: ExplorerCommand,
  wording: Wording = 'normal',
): Step | null {
  const at = state.spot ?? START;
  const rows = listMatches(chart, at.series, state.filter);
  const last = (chart.series[at.series]?.points.length ?? 1) - 1;
  const reach = (spot: Spot, ...first: readonly ExplorerMessage[]) =>
    reachSpot(chart, state, spot, wording, first);
  switch (command) {
    case 'next':
    case 'previous':
      return stepAlong(chart, state, command, wording);
    case 'next_tenth':
    case 'previous_tenth':
      return stepTenth(chart, state, command, wording);
    case 'first':
      return reach({ ...at, point: rows[0] ?? at.point });
    case 'last':
      return reach({ ...at, point: rows.at(-1) ?? at.point });
    case 'series_below':
    case 'series_above':
      return changeSeries(chart, state, command === 'series_below' ? 1 : -1, wording);
    case 'repeat':
      return reach(at);
    case 'series_lowest':
      return reachExtreme(chart, state, wording, 'lowest', [at.series]);
    case 'series_highest':
      return reachExtreme(chart, state, wording, 'highest', [at.series]);
    case 'chart_lowest':
      return reachExtreme(chart, state, wording, 'lowest', listOfUnit(chart, at.series));
    case 'chart_highest':
      return reachExtreme(chart, state, wording, 'highest', listOfUnit(chart, at.series));
    case 'next_turn':
    case 'previous_turn':
      return jumpToTurn(chart, at, command === 'next_turn', reach) ?? sayOnly(state, NO_TURN[command]);
    case 'next_crossing':
    case 'previous_crossing':
      return (
        jumpToCrossing(chart, at, command === 'next_crossing', reach) ?? sayOnly(state, NO_CROSSING[command])
      );
    case 'difference':
      return sayOnly(state, tellDifference(chart, state));
    case 'play_to_start':
      return { ...sayOnly(state), sound: { kind: 'run', series: at.series, from: at.point, to: 0 } };
    case 'play_to_end':
      return { ...sayOnly(state), sound: { kind: 'run', series: at.series, from: at.point, to: last } };
    case 'play_all':
      return { ...sayOnly(state), sound: { kind: 'chart' } };
    case 'compare':
      return compareSeries(chart, state, at.series);
    case 'stop':
      return { ...sayOnly(state), sound: { kind: 'silence' } };
    case 'label_x':
      return sayOnly(state, { code: 'axis_told', parameters: { axis: 'x', title: axisTitle(chart.x) } });
    case 'label_y':
      return sayOnly(state, { code: 'axis_told', parameters: { axis: 'y', title: axisTitle(chart.y) } });
    case 'label_title':
      return sayOnly(state, { code: 'title_told', parameters: { title: chart.title } });
    case 'monitor':
      return sayOnly(state, { code: 'nothing_to_follow', parameters: {} });
    default:
      return null;
  }
}

const NO_TURN = {
  next_turn: { code: 'no_turn', parameters: { side: 'after' } },
  previous_turn: { code: 'no_turn', parameters: { side: 'before' } },
} as const;
const NO_CROSSING = {
  next_crossing: { code: 'no_crossing', parameters: { side: 'after' } },
  previous_crossing: { code: 'no_crossing', parameters: { side: 'before' } },
} as const;

function sayOnly(state: ExplorerState, ...say: readonly ExplorerMessage[]): Step {
  return { state, say, sound: null };
}

function stepAlong(chart: Chart, state: ExplorerState, command: 'next' | 'previous', wording: Wording): Step {
  const { spot, filter } = state;
  const at = spot ?? START;
  const rows = listMatches(chart, at.series, filter);
  const onward =
    command === 'next'
      ? rows.find((row) => (spot === null ? row >= at.point : row > at.point))
      : rows.findLast((row) => row < at.point);
  if (onward !== undefined) return reachSpot(chart, state, { ...at, point: onward }, wording);
  const side = command === 'next' ? 'last' : 'first';
  const stays = reachSpot(chart, state, at, wording, [{ code: 'chart_ends', parameters: { side } }]);
  return { ...stays, sound: { kind: 'point', spot: at, atEnd: true } };
}

/** A tenth of the points that the filter lets through, and to the end where there are fewer. */
function stepTenth(
  chart: Chart,
  state: ExplorerState,
  command: 'next_tenth' | 'previous_tenth',
  wording: Wording,
): Step {
  const at = state.spot ?? START;
  const rows = listMatches(chart, at.series, state.filter);
  const tenth = Math.max(1, Math.round(rows.length / 10));
  const [side, step, ahead] =
    command === 'next_tenth'
      ? (['last', 'next', rows.filter((row) => row > at.point)] as const)
      : (['first', 'previous', rows.filter((row) => row < at.point).toReversed()] as const);
  const onward = ahead[Math.min(tenth, ahead.length) - 1];
  if (onward === undefined) return stepAlong(chart, state, step, wording);
  const isEnd = ahead.length <= tenth;
  return reachSpot(
    chart,
    state,
    { ...at, point: onward },
    wording,
    isEnd ? [{ code: 'chart_ends', parameters: { side } }] : [],
  );
}

function changeSeries(chart: Chart, state: ExplorerState, by: number, wording: Wording): Step {
  const at = state.spot ?? START;
  const series = at.series + by;
  if (!chart.series[series]) {
    const stays = reachSpot(chart, state, at, wording, [{ code: 'no_more_series', parameters: {} }]);
    return { ...stays, sound: { kind: 'point', spot: at, atEnd: true } };
  }
  return reachSpot(chart, state, { series, point: at.point }, wording);
}

function compareSeries(chart: Chart, state: ExplorerState, index: number): Step {
  const other = chart.series[index + 1] ? index + 1 : index - 1;
  const [left, right] = [chart.series[Math.min(index, other)], chart.series[Math.max(index, other)]];
  if (other < 0 || !left || !right) return sayOnly(state, { code: 'no_more_series', parameters: {} });
  return {
    state,
    say: [
      {
        code: 'compares',
        parameters: { left: left.name, right: right.name, isApart: left.unit !== right.unit },
      },
    ],
    sound: { kind: 'pair', left: Math.min(index, other), right: Math.max(index, other) },
  };
}

function tellDifference(chart: Chart, { spot, before }: ExplorerState): ExplorerMessage {
  const to = spot && findPoint(chart, spot);
  const from = before && findPoint(chart, before);
  if (!to || !from || to.point.y === null || from.point.y === null)
    return { code: 'nothing_to_compare', parameters: {} };
  const names = { to: nameSpot(to, from), from: nameSpot(from, to) };
  if (to.series.unit !== from.series.unit) return { code: 'units_differ', parameters: names };
  return {
    code: 'differs',
    parameters: {
      by: measureChange(to.series, from.point.y, to.point.y),
      ...names,
      isTime: chart.type === 'time-line',
    },
  };
}
