import { expect, test } from 'vitest';
import { wordsOf } from '../testing/words-of.ts';
import { chartOfTable, readWork } from './make.ts';
import { listOffers } from './offers.ts';
import type { ChartWork } from './work.ts';

const EMPTY: Omit<ChartWork, 'cells'> = {
  header: 'yes',
  decimal: 'point',
  readings: [],
  rows: { keep: null, sort: null, total: null },
  shape: {
    type: null,
    x: null,
    y: null,
    group: null,
    scale: 'linear',
    stacking: 'beside',
    direction: 'auto',
  },
  labels: { title: '', x: '', y: '', unit: '', language: 'en' },
};

/** What is offered of these cells, in words, with what becomes of each. */
function offer(cells: readonly (readonly string[])[], shape: Partial<ChartWork['shape']> = {}) {
  const work: ChartWork = { ...EMPTY, cells, shape: { ...EMPTY.shape, ...shape } };
  const read = readWork(work);
  if (!read.ok) throw new Error(read.problems[0].code);
  const { table } = read.value;
  const made = chartOfTable(table, work);
  if (!made.ok) throw new Error(made.problems[0].code);
  return listOffers(table, work, made.value.chart).map(({ does, change }) => {
    const after = chartOfTable(table, { ...work, ...change });
    if (!after.ok) throw new Error(after.problems[0].code);
    const { type, scale, series } = after.value.chart;
    return { words: wordsOf(does), type, scale, rows: series[0]?.points.length, series: series.length };
  });
}

const TOWNS = Array.from({ length: 24 }, (_, row) => [
  `town ${row}`,
  ['north', 'south'][row % 2] ?? '',
  `${row}`,
]);

test('rows that a column calls alike can be joined, and the highest kept', () => {
  expect(offer([['Town', 'Side', 'Rain'], ...TOWNS], { x: 'Town', y: ['Rain'], type: 'bar' })).toEqual([
    {
      words: 'One row for each of 2 in “Side”, with the mean of its values.',
      type: 'bar',
      rows: 2,
      series: 1,
    },
    { words: 'Only the 10 highest of “Rain”.', type: 'bar', rows: 10, series: 1 },
  ]);
});

test('of several series one alone can be drawn', () => {
  const offers = offer([
    ['Day', 'Apples', 'Pears'],
    ['Monday', '3', '4'],
    ['Tuesday', '5', '1'],
  ]);
  expect(offers).toEqual([{ words: 'Only “Apples” of the 2 series.', type: 'bar', rows: 2, series: 1 }]);
});

test('bars of many years can be a line, and great differences have a logarithmic scale', () => {
  const years = Array.from({ length: 12 }, (_, row) => [`${1990 + row}`, `${2 ** row}`]);
  const cells = [['Year', 'Ships'], ...years];
  expect(offer(cells, { type: 'bar' }).map(({ words, type }) => [words, type])).toEqual([
    ['Only the 10 highest of “Ships”.', 'bar'],
    ['A line, which takes less room than so many bars.', 'line'],
  ]);
  expect(offer(cells, { type: 'line' }).map(({ words, scale }) => [words, scale])).toEqual([
    ['A logarithmic scale: each mark is ten times the one before.', 'log'],
  ]);
});

test('what is joined or filtered already is not offered again', () => {
  const work: ChartWork = {
    ...EMPTY,
    cells: [['Town', 'Side', 'Rain'], ...TOWNS],
    rows: { keep: null, sort: null, total: { column: 'Side', how: 'mean' } },
  };
  const read = readWork(work);
  const made = read.ok && chartOfTable(read.value.table, work);
  if (!read.ok || !made || !made.ok) throw new Error('There is no chart.');
  expect(listOffers(read.value.table, work, made.value.chart)).toEqual([]);
});
