import { getProfile } from '@relievo/graphic/profiles';
import { expect, test } from 'vitest';
import { drawChart } from '../drawing/sheets/draw.ts';
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

test('a chart whose axes have no names says none, neither on its sheet nor in its description', () => {
  const chart = {
    type: 'bar',
    title: '',
    x: '',
    y: '',
    unit: '',
    scale: 'linear',
    stacking: 'beside',
    direction: 'standing',
    cells: [
      ['', ''],
      ['Art', '3'],
      ['Music', '5'],
    ],
    group: null,
  } as const;
  const made = chartOfWork(workOfFoundChart(chart, 'en'));
  if (!made.ok) throw new Error(made.problems[0].code);
  expect(joinDescription(writeDescription(made.value.chart)).split('\n\n')[0]).toBe(
    'A bar chart. Its bars are for 2 categories from “Art” to “Music”. The values lie between 3 and 5. The bars begin at zero.',
  );
  const drawn = drawChart(made.value.chart, getProfile('swell-a4'), translate);
  if (!drawn.ok) throw new Error(drawn.problems[0].code);
  const prints = drawn.value.drawing.layers.flatMap(({ items }) =>
    items.flatMap((item) => (item.kind === 'text' && !/^\d+$/.test(item.print) ? [item.print] : [])),
  );
  expect(prints).toEqual(['Art', 'Music']);
  expect(drawn.value.drawing.title).toBe('A bar chart');
  expect(dataTableOf(made.value.chart).columns.map(({ name }) => name)).toEqual(['', 'Value']);
});

test('values without a name are those of the title, which the sheet says once', () => {
  const chart = {
    type: 'pie',
    title: 'Rain per month',
    x: '',
    y: '',
    unit: '',
    scale: 'linear',
    stacking: 'beside',
    direction: 'standing',
    cells: [
      ['', ''],
      ['May', '3'],
      ['June', '5'],
    ],
    group: null,
  } as const;
  const made = chartOfWork(workOfFoundChart(chart, 'en'));
  if (!made.ok) throw new Error(made.problems[0].code);
  expect(made.value.chart.series[0]?.name).toBe('Rain per month');
  expect(joinDescription(writeDescription(made.value.chart)).split('\n\n')[0]).toBe(
    'A pie chart, “Rain per month”. It has 2 parts.',
  );
});
