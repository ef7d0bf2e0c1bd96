import {
  type Change,
  type Finding,
  type FindingMessage,
  fail,
  nameProfile,
  type Problem,
  type Profile,
  type Result,
  succeed,
  type Translate,
} from '@relievo/graphic';
import { axisTitle, type Chart } from '../../model/chart.ts';
import type { ChartDrawing } from '../drawn.ts';
import { wholePortion } from '../portion.ts';
import type { DrawingReports } from '../reports.ts';
import { fitOnSheet, type Target } from './fit.ts';
import { nameSheets } from './name-sheets.ts';
import { drawOnSheets } from './sheets.ts';

/**
 * The chart on a sheet of the medium: the first way of drawing it in which the medium's rules find
 * nothing; else on several sheets. Where there is no way, a problem says what does not fit.
 */
export function drawChart(chart: Chart, profile: Profile, translate: Translate): Result<ChartDrawing> {
  const target: Target = { profile, translate };
  const whole = wholePortion(chart);
  const isOneUnit = chart.series.every(({ unit }) => unit === chart.series[0]?.unit);
  const isTogether = isOneUnit || chart.type === 'line';
  const { made, nearest } = isTogether ? fitOnSheet(whole, target) : { made: null, nearest: null };
  const drawn = made ?? drawOnSheets(whole, target);
  if (!drawn) return fail(describeOverload(chart, profile, nearest));
  const named = nameSheets(drawn, chart);
  return succeed({ ...named, changes: [...reportColumnsBeside(chart), ...drawn.changes] });
}

function reportColumnsBeside({ others = [] }: Chart): readonly Change<DrawingReports>[] {
  return others.length === 0
    ? []
    : [{ code: 'columns_only_in_table', parameters: { names: others.map(axisTitle) }, items: [] }];
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
      series: series.length,
      values: series[0]?.points.length ?? 0,
      medium: nameProfile(profile),
      finding: finding && toMessage(finding),
    },
  };
}

/** What is told of a finding, without where it is. */
function toMessage({ code, parameters }: Finding): FindingMessage {
  return { code, parameters } as FindingMessage;
}
