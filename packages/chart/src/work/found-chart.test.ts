import { getProfile } from '@relievo/graphic/profiles';
import { expect, test } from 'vitest';
import { drawChart } from '../drawing/sheets/draw.ts';
import type { Chart } from '../model/chart.ts';
import { translate } from '../testing/cases.ts';
import { dataTableOf } from '../words/data-table.ts';
import { joinDescription, writeDescription } from '../words/description.ts';
import { workOfFoundChart } from './found-chart.ts';
import { chartOfWork } from './make.ts';

function unitOf(title: string, unit = ''): string {
  const chart = {
    type: 'bar',
    title,
    x: '',
    y: '',
    unit,
    scale: 'linear',
    stacking: 'beside',
    direction: 'standing',
    cells: [
      ['City', 'Rain'],
      ['Oslo', '3'],
    ],
    group: null,
  } as const;
  return workOfFoundChart(chart, 'en').labels.unit;
}

test.each([
  ['Rainfall in Bergen and Madrid (mm)', 'mm'],
  ['Speed (km/h)', 'km/h'],
  ['Water use (m³)', 'm³'],
  ['Temperature (in °C)', '°C'],
  ['Share of votes (%)', '%'],
  ['Costs (EUR)', 'EUR'],
])('the unit of “%s” is %s', (title, unit) => {
  expect(unitOf(title)).toBe(unit);
});

test.each(['Rainfall', 'Rainfall (2019)', 'Rainfall (both towns)', 'Rainfall (mm) by month'])(
  '“%s” names no unit',
  (title) => {
    expect(unitOf(title)).toBe('');
  },
);

test('a unit that an axis names is preferred to that of the title', () => {
  expect(unitOf('Rainfall (mm)', 'cm')).toBe('cm');
});

/** Makes a chart that was found without names of its axes and columns. */
function makeUnnamed(type: 'bar' | 'pie', title: string, rows: readonly (readonly string[])[]): Chart {
  const found = {
    type,
    title,
    x: '',
    y: '',
    unit: '',
    scale: 'linear',
    stacking: 'beside',
    direction: 'standing',
    cells: [['', ''], ...rows],
    group: null,
  } as const;
  const made = chartOfWork(workOfFoundChart(found, 'en'));
  if (!made.ok) throw new Error(made.problems[0].code);
  return made.value.chart;
}

test('a chart whose axes have no names says none, neither on its sheet nor in its description', () => {
  const chart = makeUnnamed('bar', '', [
    ['Art', '3'],
    ['Music', '5'],
  ]);
  expect(joinDescription(writeDescription(chart)).split('\n\n')[0]).toBe(
    'A bar chart. Its bars are for 2 categories from “Art” to “Music”. The values lie between 3 and 5. The bars begin at zero.',
  );
  const drawn = drawChart(chart, getProfile('swell-a4'), translate);
  if (!drawn.ok) throw new Error(drawn.problems[0].code);
  const prints = drawn.value.drawing.layers.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'text' && !/^\d+$/.test(item.print) ? [item.print] : [])),
  );
  expect(prints).toEqual(['Art', 'Music']);
  expect(drawn.value.drawing.title).toBe('A bar chart');
  expect(dataTableOf(chart).columns.map(({ name }) => name)).toEqual(['', 'Value']);
});

test('values without a name are those of the title, which the sheet says once', () => {
  const chart = makeUnnamed('pie', 'Rain per month', [
    ['May', '3'],
    ['June', '5'],
  ]);
  expect(chart.series[0]?.name).toBe('Rain per month');
  expect(joinDescription(writeDescription(chart)).split('\n\n')[0]).toBe(
    'A pie chart, “Rain per month”. It has 2 parts.',
  );
});
