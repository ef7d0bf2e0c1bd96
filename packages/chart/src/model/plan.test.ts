import { expect, test } from 'vitest';
import { readTable } from '../table/read.ts';
import { wordsOf } from '../testing/words-of.ts';
import { dataTableOf } from '../words/data-table.ts';
import { joinDescription, writeDescription } from '../words/description.ts';
import type { Chart } from './chart.ts';
import { makeChart } from './make.ts';
import { type ChartWish, type PlannedChart, planChart } from './plan.ts';

function planOrThrow(text: string, wish?: ChartWish): PlannedChart {
  const read = readTable(text);
  if (!read.ok) throw new Error(wordsOf(read.problems[0]));
  const planned = planChart(read.value.table, wish);
  if (!planned.ok) throw new Error(wordsOf(planned.problems[0]));
  return planned.value;
}
function chartOrThrow(text: string, wish?: ChartWish): Chart {
  const { table, mapping } = planOrThrow(text, wish);
  const chart = makeChart(table, mapping);
  if (!chart.ok) throw new Error(wordsOf(chart.problems[0]));
  return chart.value;
}
function refusalOf(text: string, wish: ChartWish): string {
  const read = readTable(text);
  if (!read.ok) throw new Error(wordsOf(read.problems[0]));
  const planned = planChart(read.value.table, wish);
  return planned.ok ? '' : wordsOf(planned.problems[0]);
}
function tableOf(chart: Chart): readonly string[] {
  const { columns, rows } = dataTableOf(chart);
  return [columns.map(({ name }) => name), ...rows].map((cells) => cells.join(','));
}

const CLIMATE = 'Month,Temperature (°C),Rain (mm)\nMay,14,60\nJune,17,70\nJuly,19,80';
const SALES = 'Region,Product,Sales (€)\nNorth,Tea,10\nNorth,Rice,20\nSouth,Tea,30\nSouth,Rice,40';
const SURVEY =
  'Question,Strongly disagree,Disagree,Neutral,Agree,Strongly agree\nI read,5,10,20,40,25\nI write,15,20,30,20,15';

test('columns of another unit stay in the chart, in the table and in the description', () => {
  const chart = chartOrThrow(CLIMATE);
  expect(chart.series.map(({ name, unit }) => [name, unit])).toEqual([
    ['Temperature', '°C'],
    ['Rain', 'mm'],
  ]);
  expect(tableOf(chart)).toEqual([
    'Month,Temperature (°C),Rain (mm)',
    'May,14,60',
    'June,17,70',
    'July,19,80',
  ]);
  const told = joinDescription(writeDescription(chart));
  expect(told).toContain('“Temperature (°C)”; the values lie between 14 and 19.');
  expect(told).toContain('“Rain (mm)”; the values lie between 60 and 80.');
  expect(told).not.toContain('is higher than');
});

test('the fifth series and those after it stay', () => {
  expect(chartOrThrow(SURVEY).series.map(({ name }) => name)).toEqual([
    'Strongly disagree',
    'Disagree',
    'Neutral',
    'Agree',
    'Strongly agree',
  ]);
});

test('a table with one row for each value becomes one with a column for each series', () => {
  const { remarks } = planOrThrow(SALES);
  expect(remarks.map(wordsOf)).toEqual([
    'The table has one row for each value, so “Product” became 2 series of “Sales”, one value at each of “Region”; name other columns for the horizontal axis, the values or the groups if that is wrong.',
  ]);
  const chart = chartOrThrow(SALES);
  expect(tableOf(chart)).toEqual(['Region,Tea (€),Rice (€)', 'North,10,20', 'South,30,40']);
  expect([chart.title, chart.y.name]).toEqual(['Sales by Region', 'Sales']);
  expect(tableOf(chartOrThrow(SALES, { x: 'Product', group: 'Region' }))).toEqual([
    'Product,North (€),South (€)',
    'Tea,10,30',
    'Rice,20,40',
  ]);
});

test('years that come again for each country are places along one axis', () => {
  const text = 'Country,Year,People\nA,2000,5\nA,2010,6\nB,2000,7\nB,2010,9';
  const chart = chartOrThrow(text);
  expect(chart.type).toBe('line');
  expect(tableOf(chart)).toEqual(['Year,A,B', '2000,5,7', '2010,6,9']);
});

test('a cell that a long table leaves out is missing, and no zero', () => {
  const chart = chartOrThrow('Region,Product,Sales\nNorth,Tea,10\nNorth,Rice,20\nSouth,Tea,30');
  expect(chart.series.map(({ points }) => points.map(({ y }) => y))).toEqual([
    [10, 30],
    [20, null],
  ]);
});

test('rows that no single column tells apart are named by several', () => {
  const text = 'Region,Product,Sales\nNorth,Tea,10\nNorth,Rice,20\nNorth,Rice,5\nSouth,Rice,30';
  const { remarks } = planOrThrow(text);
  expect(remarks.map(({ code }) => code)).toEqual(['table_names_joined']);
  expect(chartOrThrow(text).series[0]?.points.map(({ label }) => label)).toEqual([
    'North, Tea',
    'North, Rice',
    'North, Rice',
    'South, Rice',
  ]);
});

test('a column that is not drawn is in the table and in the description', () => {
  const chart = chartOrThrow('Name,Town,Score\nAna,Rome,3\nBen,Oslo,4');
  expect(tableOf(chart)).toEqual(['Name,Score,Town', 'Ana,3,Rome', 'Ben,4,Oslo']);
  expect(joinDescription(writeDescription(chart))).toContain(
    'The table also has “Town”, which the chart does not show.',
  );
});

test('a person chooses the columns', () => {
  const chart = chartOrThrow(CLIMATE, { x: 'Month', y: ['Rain'] });
  expect(tableOf(chart)[0]).toBe('Month,Rain (mm),Temperature (°C)');
  expect(refusalOf(CLIMATE, { y: ['Snow'] })).toBe(
    'There is no column “Snow”. The table has “Month”, “Temperature” and “Rain”.',
  );
  expect(refusalOf('A,B,V\nx,y,1\nx,y,2\nx,z,3', { x: 'A', group: 'B' })).toContain(
    'Several rows have the same “A” and the same “B”',
  );
});

test('rows with a value and without a place are told', () => {
  const { remarks } = planOrThrow('Year,A\n2019,1\n,9\n2020,2', { type: 'line', x: 'Year' });
  expect(remarks.map(wordsOf)).toEqual([
    'Row 2 of the table says nothing under “Year”, so the chart has no place for its values; fill in what is missing.',
  ]);
});

const PENGUINS =
  'Species,Flipper (mm),Mass (g)\nAdelie,181,3750\nAdelie,181,3800\nGentoo,211,4500\nGentoo,181,4400\nGentoo,230,5700';

test('a column is named by its whole header as well as by its name', () => {
  const wish = { type: 'scatter', x: 'Flipper (mm)', y: ['Mass [g]'] } as const;
  expect(chartOrThrow(PENGUINS, wish).series.map(({ name, unit }) => [name, unit])).toEqual([['Mass', 'g']]);
  expect(refusalOf(PENGUINS, { y: ['Mass (kg)'] })).toContain('Mass (kg)');
});

test.each([{ x: 'Flipper', y: ['Mass'] }, {}])('a scatter has each row of each group, by %j', (named) => {
  const chart = chartOrThrow(PENGUINS, { type: 'scatter', group: 'Species', ...named });
  const drawn = chart.series.map(({ name, points }) => [
    name,
    points.flatMap(({ x, y }) => (y === null ? [] : [[x, y]])),
  ]);
  expect(drawn).toEqual([
    [
      'Adelie',
      [
        [181, 3750],
        [181, 3800],
      ],
    ],
    [
      'Gentoo',
      [
        [181, 4400],
        [211, 4500],
        [230, 5700],
      ],
    ],
  ]);
});
