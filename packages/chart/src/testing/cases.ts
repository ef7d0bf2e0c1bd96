import type { Translate } from '@relievo/graphic/labels';
import type { Chart } from '../model/chart.ts';
import { makeChart } from '../model/make.ts';
import { readTable } from '../table/read.ts';
import { BAR_CASES } from './bar-cases.ts';
import { FORM_CASES } from './form-cases.ts';
import { LINE_CASES, PIE_CASES, SCATTER_CASES } from './line-cases.ts';
import { type TableCase, writeCsv } from './table-case.ts';
import { wordsOf } from './words-of.ts';

export const CASES: readonly TableCase[] = [
  ...BAR_CASES,
  ...LINE_CASES,
  ...SCATTER_CASES,
  ...PIE_CASES,
  ...FORM_CASES,
];

/** The whole way that a file goes: text, table, chart. */
export function chartOf(one: TableCase): Chart {
  const read = readTable(writeCsv(one), { header: 'yes' });
  if (!read.ok) throw new Error(`${one.name}: ${wordsOf(read.problems[0])}`);
  const mapping = {
    type: one.type,
    x: 0,
    y: one.series.map((_, index) => index + 1),
    ...(one.bars ? { bars: one.bars } : {}),
    ...(one.trend ? { trend: one.trend } : {}),
  };
  const chart = makeChart(read.value.table, mapping, { title: one.name });
  if (!chart.ok) throw new Error(`${one.name}: ${wordsOf(chart.problems[0])}`);
  return chart.value;
}

/** One cell a character, a sign before numbers and capitals: as long as uncontracted braille. */
export const translate: Translate = (print) => ({
  cells: print
    .split('\n')
    .map((line) =>
      line
        .replaceAll(/\d[\d.,]*/g, (digits) => `#${digits}`)
        .replaceAll(/\p{Lu}/gu, (capital) => `,${capital}`),
    )
    .map((line) => [...line].map((one) => (one === ' ' ? '⠀' : '⠿')).join(''))
    .join('\n'),
  engine: 'test',
  table: 'test',
});
