import type { Change } from '@relievo/graphic/outputs';
import type { Profile } from '@relievo/graphic/profiles';
import { check, findFirst } from '@relievo/graphic/rules';
import { formatFinding } from '@relievo/graphic/rules/words';
import { expect } from 'vitest';
import type { DrawingReports } from '../drawing/reports.ts';
import { drawChart } from '../drawing/sheets/draw.ts';
import { writeBrailleLine } from '../explore/braille-line.ts';
import { dataTableOf } from '../words/data-table.ts';
import { writeDescription } from '../words/description.ts';
import { chartOf, translate } from './cases.ts';
import { expectHeard } from './expect-heard.ts';
import { expectRanks, feelLine } from './feel-line.ts';
import { listKnown } from './known.ts';
import { readNumberText } from './measure.ts';
import { expectMeasured } from './measures/measures.ts';
import type { TableCase } from './table-case.ts';
import { expectTrue } from './true-sentences.ts';
import { viewOf } from './view.ts';
import { wordsOf } from './words-of.ts';

/** What became of a chart on a medium. */
export type Outcome = 'measured' | 'on several sheets' | 'as another chart' | 'simplified' | 'refused';

/** What is heard, felt on a braille display, read in the table and told of a chart is what its source says. */
export function expectToldTrue(one: TableCase): void {
  const chart = chartOf(one);
  expectHeard(one);
  const { rows } = dataTableOf(chart);
  const { series } = viewOf(one);
  expect(rows.map(([label]) => label)).toEqual(series[0]?.points.map(({ label }) => label));
  for (const [index, { points }] of series.entries())
    expect(
      rows.map((cells) => (cells[index + 1] === 'no value' ? null : readNumberText(cells[index + 1] ?? ''))),
    ).toEqual(points.map(({ value }) => value));
  for (const [index, { points }] of series.entries())
    for (const dots of [6, 8] as const) {
      const shown = chart.series[index];
      if (!shown) throw new Error(`${one.name} has no series ${index + 1}.`);
      expectRanks(
        points.map(({ value }) => value),
        feelLine(writeBrailleLine(chart, shown, dots)),
      );
    }
  const { what, statistics, trends } = writeDescription(chart);
  expect(expectTrue([what, statistics, trends], listKnown(one))).toBeGreaterThan(1);
}

/** No rule finds anything on its sheets, and what is drawn on one sheet is where the source puts it. */
export function expectDrawnTrue(one: TableCase, profile: Profile): Outcome {
  const made = drawChart(chartOf(one), profile, translate);
  if (!made.ok) {
    expect(wordsOf(made.problems[0])).toMatch(/cannot be told apart by touch/);
    return 'refused';
  }
  const { drawing, furtherSheets = [], keySheets, changes } = made.value;
  const findings = [
    drawing,
    ...furtherSheets.filter(({ layers }) => layers.some(({ id }) => id === 'layer-figure')),
  ]
    .flatMap((sheet) => check(sheet, profile))
    .map((finding) => formatFinding(finding));
  expect(findings, `the sheets of ${one.name}`).toEqual([]);
  // The figure that a sample stands for is on the sheet before.
  for (const sheet of keySheets) expect(findFirst(sheet, profile, ['key_scale'])).toBeUndefined();
  const codes = new Set<string>(changes.map(({ code }) => code));
  if (OTHER_CHARTS.some((code) => codes.has(code))) return 'as another chart';
  if (furtherSheets.length > 0) return 'on several sheets';
  // What hangs on one mark, no hand can measure.
  if (codes.has('line_simplified') || codes.has('axis_named_once')) return 'simplified';
  expectMeasured(drawing, one, keySheets, {
    tooSmall: listNamed(changes, 'countries_too_small'),
    unnamed: listNamed(changes, 'countries_unnamed'),
  });
  return 'measured';
}

function listNamed(
  changes: readonly Change[],
  code: 'countries_too_small' | 'countries_unnamed',
): readonly string[] {
  const told = changes.filter(
    (change): change is Change<DrawingReports> & { code: typeof code } => change.code === code,
  );
  return told.flatMap(({ parameters: { names } }) => names);
}

const OTHER_CHARTS = [
  'stack_as_groups',
  'area_as_line',
  'pie_as_bars',
  'histogram_as_bars',
  'box_as_bars',
  'heat_map_as_bars',
  'number_line_as_bars',
  'pictogram_as_bars',
  'map_as_bars',
  'bars_turned',
];
