import type { Translate } from '@relievo/graphic/labels';
import { fail, type Problem, type Result, succeed } from '@relievo/graphic/model';
import type { Change } from '@relievo/graphic/outputs';
import { nameProfile, type Profile } from '@relievo/graphic/profiles';
import type { Finding, FindingMessage } from '@relievo/graphic/rules';
import { countOf, maxOf, minOf } from '@relievo/words';
import { findCountry } from '../../geography/countries.ts';
import { axisTitle, type Chart, valuesOf } from '../../model/chart.ts';
import { isCourse, isRound } from '../../model/kinds.ts';
import type { ChartDrawing } from '../drawn.ts';
import { portionOfEvents } from '../on-line/events.ts';
import { wholePortion } from '../portion.ts';
import type { DrawingReports } from '../reports.ts';
import { type Fitted, fitOnSheet, type Target } from './fit.ts';
import { nameSheets } from './name-sheets.ts';
import { listOtherCharts } from './other-charts.ts';
import { drawOnSheets } from './sheets.ts';

/**
 * The chart on a sheet of the medium: the first way of drawing it in which the medium's rules find
 * nothing; else on several sheets. Where there is no way, a problem says what does not fit.
 */
export function drawChart(chart: Chart, profile: Profile, translate: Translate): Result<ChartDrawing> {
  const target: Target = { profile, translate };
  const asked = drawAsAsked(chart, target);
  const drawn = asked.made ?? drawOtherwise(chart, target);
  if (!drawn) return fail(describeOverload(chart, profile, asked.nearest));
  const named = nameSheets(drawn, chart);
  return succeed({
    ...named,
    changes: [
      ...reportColumnsBeside(chart),
      ...reportUnknownCountries(chart),
      ...reportScale(chart),
      ...drawn.changes,
    ],
  });
}

function drawAsAsked(chart: Chart, target: Target): Omit<Fitted, 'way'> {
  const whole = chart.type === 'time-line' ? portionOfEvents(chart) : wholePortion(chart);
  const isOneUnit = chart.series.every(({ unit }) => unit === chart.series[0]?.unit);
  const isTogether = isOneUnit || isCourse(chart.type);
  const { made, nearest } = isTogether ? fitOnSheet(whole, target) : { made: null, nearest: null };
  return { made: made ?? drawOnSheets(whole, target), nearest };
}

/** As the nearest chart that shows the same values and has room, which is told. */
function drawOtherwise(chart: Chart, target: Target): ChartDrawing | null {
  for (const { chart: other, change } of listOtherCharts(chart)) {
    const { made } = drawAsAsked(other, target);
    if (made) return { ...made, changes: [change, ...made.changes] };
  }
  return null;
}

function reportColumnsBeside({ others = [] }: Chart): readonly Change<DrawingReports>[] {
  return others.length === 0
    ? []
    : [{ code: 'columns_only_in_table', parameters: { names: others.map(axisTitle) }, items: [] }];
}

function reportUnknownCountries({ type, series }: Chart): readonly Change<DrawingReports>[] {
  if (type !== 'map') return [];
  const names = (series[0]?.points ?? []).flatMap(({ label }) =>
    findCountry(label) === null ? [label] : [],
  );
  return names.length === 0 ? [] : [{ code: 'countries_unknown', parameters: { names }, items: [] }];
}

/** A logarithmic scale is told where it is drawn, and offered where values lie flat beside the greatest. */
function reportScale(chart: Chart): readonly Change<DrawingReports>[] {
  if (chart.scale === 'log') return [{ code: 'log_scale_used', parameters: {}, items: [] }];
  if (isRound(chart.type) || !asksForLog(chart)) return [];
  return [{ code: 'log_scale_offered', parameters: {}, items: [] }];
}

/** Values of three powers of ten, half of which take less of the axis than a finger notices. */
function asksForLog({ series }: Chart): boolean {
  const values = series.flatMap(valuesOf).toSorted((a, b) => a - b);
  const [least = 0, middle = 0, greatest = 0] = [
    values[0],
    values[Math.floor(values.length / 2)],
    values.at(-1),
  ];
  return least > 0 && greatest >= 1000 * least && middle < greatest / 20;
}

function describeOverload(
  { type, series }: Chart,
  profile: Profile,
  finding: Finding | null,
): Problem<DrawingReports> {
  return {
    code: 'chart_does_not_fit',
    parameters: {
      type,
      series: countOf(series),
      values: countOf(series[0]?.points.length ?? 0),
      medium: nameProfile(profile),
      finding: finding && toMessage(finding),
      base: findBase(series.flatMap(valuesOf)),
    },
  };
}

/** Where values differ in their last digits alone: from it on they are short. */
const FAR_FROM_ZERO = 10_000;

function findBase(values: readonly number[]): number | null {
  const [least, greatest] = [minOf(values), maxOf(values)];
  const spread = greatest - least;
  if (!(spread > 0) || spread * FAR_FROM_ZERO > Math.min(Math.abs(least), Math.abs(greatest))) return null;
  const step = 10 ** Math.ceil(Math.log10(spread));
  return Math.floor(least / step) * step;
}

/** What is told of a finding, without where it is. */
function toMessage({ code, parameters }: Finding): FindingMessage {
  return { code, parameters } as FindingMessage;
}
