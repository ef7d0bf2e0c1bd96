import {
  check,
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
import type { Chart } from '../model/chart.ts';
import type { ChartDrawing } from './drawn.ts';
import type { DrawingReports } from './reports.ts';
import { listWays } from './ways.ts';

/**
 * The chart on a sheet of the medium: the first way of drawing it in which the medium's rules find
 * nothing. Where there is none, a problem says what does not fit.
 */
export function drawChart(chart: Chart, profile: Profile, translate: Translate): Result<ChartDrawing> {
  let nearest: Finding | null = null;
  for (const way of listWays(chart, profile, translate)) {
    const made = way();
    if (!made) continue;
    const [finding] = [
      ...check(made.drawing, profile),
      // The figure that a sample stands for is on the sheet before.
      ...made.keySheets.flatMap((sheet) => check(sheet, profile).filter(({ rule }) => rule !== 'key_scale')),
    ];
    if (!finding) return succeed(made);
    nearest ??= finding;
  }
  return fail(describeOverload(chart, profile, nearest));
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
