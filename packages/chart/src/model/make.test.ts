import { expect, test } from 'vitest';
import { readTable } from '../table/read.ts';
import type { Table } from '../table/table.ts';
import { wordsOf } from '../testing/words-of.ts';
import { axisTitle, extentOf, printedTitle, shareOfX } from './chart.ts';
import { type ChartWords, makeChart } from './make.ts';
import { type Mapping, suggestMapping } from './mapping.ts';

function readTableOrThrow(text: string): Table {
  const read = readTable(text);
  if (!read.ok) throw new Error(wordsOf(read.problems[0]));
  return read.value.table;
}
function findRefusalCode(text: string, mapping: Mapping): string {
  const made = makeChart(readTableOrThrow(text), mapping);
  return made.ok ? '' : made.problems[0].code;
}
function makeOrThrow(text: string, mapping: Mapping, words?: ChartWords) {
  const result = makeChart(readTableOrThrow(text), mapping, words);
  if (!result.ok) throw new Error(wordsOf(result.problems[0]));
  return result.value;
}

test.each<[string, Mapping]>([
  ['Name,Value\na,1\nb,2', { type: 'bar', x: 0, y: [1] }],
  ['Date,A,B\n2024-01-01,1,2\n2024-02-01,3,4', { type: 'line', x: 0, y: [1, 2] }],
  ['Year,A\n2019,5\n2020,4\n2021,7', { type: 'line', x: 0, y: [1] }],
  ['A,B\n3,5\n1,4\n2,7', { type: 'bar', x: null, y: [0, 1] }],
  ['Only\n3\n1', { type: 'bar', x: null, y: [0] }],
  ['Name,cm (cm),kg (kg)\na,1,2\nb,3,4', { type: 'bar', x: 0, y: [1, 2] }],
])('a table “%s” suggests %o', (text, mapping) => {
  expect(suggestMapping(readTableOrThrow(text))).toEqual(mapping);
});

test('a scatter is suggested with numbers on both axes, and a pie with one column', () => {
  const found = readTableOrThrow('Name,A,B,C\na,1,2,3\nb,3,4,5');
  expect(suggestMapping(found, 'scatter')).toEqual({ type: 'scatter', x: 1, y: [2, 3] });
  expect(suggestMapping(found, 'pie')).toEqual({ type: 'pie', x: 0, y: [1] });
});

test.each<[string, string, Mapping]>([
  ['chart_numbers_missing', 'a,b\nx,1', { type: 'bar', x: 0, y: [] }],
  ['chart_column_without_numbers', 'a,b\nx,1', { type: 'bar', x: 1, y: [0] }],
  ['chart_column_missing', 'a,b\nx,1', { type: 'bar', x: 0, y: [7] }],
  ['chart_column_missing', 'a,b\nx,1', { type: 'bar', x: 7, y: [1] }],
  ['chart_scatter_without_axis', 'a,b\nx,1\ny,2', { type: 'scatter', x: 0, y: [1] }],
  ['chart_scatter_without_axis', 'a,b\nx,1\ny,2', { type: 'scatter', x: null, y: [1] }],
  ['chart_pie_of_several', 'a,b,c\nx,1,2\ny,2,3', { type: 'pie', x: 0, y: [1, 2] }],
  ['chart_pie_below_zero', 'a,b\nx,1\ny,-2', { type: 'pie', x: 0, y: [1] }],
  ['chart_pie_of_zeros', 'a,b\nx,0\ny,0', { type: 'pie', x: 0, y: [1] }],
  ['chart_line_of_one', 'a,b\n1,5', { type: 'line', x: 0, y: [1] }],
  ['chart_column_empty', 'a,b,c\n1,,2\n2,,3\n,6,4', { type: 'line', x: 0, y: [1] }],
])('%s: a chart that cannot be made is refused', (code, text, mapping) => {
  expect(findRefusalCode(text, mapping)).toBe(code);
});

test('lines go from left to right whatever the order of the rows, and what has no place is left out', () => {
  const chart = makeOrThrow('Year,A\n2021,3\n2019,1\n,9\n2020,2', { type: 'line', x: 0, y: [1] });
  expect(chart.series[0]?.points.map(({ label, y }) => [label, y])).toEqual([
    ['2019', 1],
    ['2020', 2],
    ['2021', 3],
  ]);
});

test('bars stay in the order of the rows, those without a name are counted', () => {
  const chart = makeOrThrow('Name,A\nz,3\n,1\na,2', { type: 'bar', x: 0, y: [1] });
  expect(chart.series[0]?.points.map(({ label }) => label)).toEqual(['z', '2', 'a']);
});

test('a chart has a title of its own until it is given one, and says its units', () => {
  const text = 'City,Men (kg),Women (kg)\nRome,1,2';
  const chart = makeOrThrow(text, { type: 'bar', x: 0, y: [1, 2] });
  expect(chart.title).toBe('Men and Women by City');
  expect(chart.y).toEqual({ name: 'Value', isUnnamed: true, unit: 'kg', kind: 'number' });
  expect([axisTitle(chart.y), printedTitle(chart.y)]).toEqual(['Value (kg)', 'kg']);
  const named = makeChart(
    readTableOrThrow(text),
    { type: 'bar', x: 0, y: [1] },
    { title: ' Weights ', language: 'de' },
  );
  expect(named).toMatchObject({ value: { title: 'Weights', language: 'de', y: { name: 'Men' } } });
});

test('the values of all series have one extent, and the places one share', () => {
  const chart = makeOrThrow('X,A,B\n10,3,-1\n20,5,\n30,4,2', { type: 'line', x: 0, y: [1, 2] });
  expect(extentOf(chart)).toEqual([-1, 5]);
  expect([10, 20, 30].map(shareOfX(chart))).toEqual([0, 0.5, 1]);
  expect(shareOfX(makeOrThrow('X,A\n5,1\n5,2', { type: 'scatter', x: 0, y: [1] }))(5)).toBe(0.5);
});

test('a unit in brackets behind the title is that of the values, where the table says none', () => {
  const made = (text: string, title: string) => {
    const { y, series } = makeOrThrow(text, { type: 'line', x: 0, y: [1] }, { title });
    return [y.unit, series[0]?.unit];
  };
  expect(made('Year,Wind\n2015,302\n2017,362', 'Electricity (TWh)')).toEqual(['TWh', 'TWh']);
  expect(made('Year,Wind (GWh)\n2015,302\n2017,362', 'Electricity (TWh)')).toEqual(['GWh', 'GWh']);
  for (const title of ['Electricity', 'Electricity (2023)', 'Electricity (estimate)'])
    expect(made('Year,Wind\n2015,302\n2017,362', title)).toEqual([null, null]);
});
