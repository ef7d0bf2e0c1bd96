import {
  check,
  type Finding,
  fail,
  formatFinding,
  type Problem,
  type Profile,
  type Result,
  succeed,
  type Translate,
} from '@relievo/graphic';
import type { Chart } from '../model/chart.ts';
import type { ChartDrawing } from './drawn.ts';
import { waysFor } from './ways.ts';

/**
 * The chart on a sheet of the medium: the first way of drawing it in which the medium's rules find
 * nothing. Where there is none, one sentence says what does not fit and what to do.
 */
export const drawChart = (chart: Chart, profile: Profile, translate: Translate): Result<ChartDrawing> => {
  let nearest: Finding | null = null;
  for (const way of waysFor(chart, profile, translate)) {
    const made = way();
    if (!made) continue;
    const [finding] = [
      ...check(made.drawing, profile),
      // The figure that a sample stands for is on the sheet before.
      ...made.keySheets.flatMap((sheet) => check(sheet, profile).filter(({ rule }) => rule !== 'key-scale')),
    ];
    if (!finding) return succeed(made);
    nearest ??= finding;
  }
  return fail(tooMuch(chart, profile, nearest));
};

const INSTEAD: Record<Chart['type'], string> = {
  bar: 'take a line chart',
  line: 'take fewer series',
  scatter: 'take one series',
  pie: 'take bars',
};

const tooMuch = ({ type, series }: Chart, { name }: Profile, finding: Finding | null): Problem => {
  const points = series[0]?.points.length ?? 0;
  const rows = `${points} ${points === 1 ? 'value' : 'values'}`;
  const what = series.length > 1 ? `${series.length} series of ${rows}` : rows;
  const why = finding ? ` (${formatFinding(finding).replace(/\.$/, '')})` : '';
  return {
    code: 'chart-does-not-fit',
    message: `This chart of ${what} cannot be told apart by touch on ${name}${why}; choose fewer rows, ${INSTEAD[type]}, or use a larger sheet. Its sound, table and description are not affected.`,
  };
};
