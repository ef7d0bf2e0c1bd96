import { expect, test } from 'vitest';
import { chartOfWork } from './make.ts';
import { isVegaLite, readVegaLite } from './vega-lite.ts';

const VALUES = [
  { town: 'Bern', year: 2020, rain: 3, kind: 'a' },
  { town: 'Rome', year: 2021, rain: 5, kind: 'b' },
  { town: 'Oslo', year: 2022, rain: null, kind: 'a' },
  { town: 'Bern', year: 2023, rain: 9, kind: 'b' },
];

function field(name: string, type: string, more: object = {}) {
  return { field: name, type, ...more };
}

function readSpec(mark: unknown, encoding: object, more: object = {}) {
  return readVegaLite({ data: { values: VALUES }, mark, encoding, ...more });
}

function workOf(mark: unknown, encoding: object, more: object = {}) {
  const read = readSpec(mark, encoding, more);
  if (!read.ok) throw new Error(read.problems[0].code);
  return read.value;
}

const RAIN = field('rain', 'quantitative');

test.each([
  ['a line', 'line', { x: field('year', 'temporal'), y: RAIN }, { type: 'line', x: 'year', y: ['rain'] }],
  [
    'points',
    'point',
    { x: field('year', 'quantitative'), y: RAIN },
    { type: 'scatter', x: 'year', y: ['rain'] },
  ],
  [
    'lying bars',
    { type: 'bar' },
    { x: RAIN, y: field('town', 'nominal') },
    { type: 'bar', x: 'town', y: ['rain'], direction: 'lying' },
  ],
  [
    'stacked bars',
    'bar',
    { x: field('year', 'ordinal'), y: RAIN, color: field('kind', 'nominal') },
    { type: 'bar', group: 'kind', stacking: 'stacked', direction: 'standing' },
  ],
  [
    'a histogram',
    'bar',
    { x: field('rain', 'quantitative', { bin: true }), y: { aggregate: 'count' } },
    { type: 'histogram', x: null, y: ['rain'] },
  ],
  [
    'a ring',
    { type: 'arc', innerRadius: 50 },
    { theta: RAIN, color: field('town', 'nominal') },
    { type: 'donut', x: 'town', y: ['rain'], group: null },
  ],
  ['boxes', 'boxplot', { x: field('kind', 'nominal'), y: RAIN }, { type: 'box', group: 'kind', y: ['rain'] }],
  [
    'a logarithmic scale',
    'line',
    { x: field('year', 'temporal'), y: field('rain', 'quantitative', { scale: { type: 'log' } }) },
    { scale: 'log' },
  ],
])('%s of Vega-Lite is the same kind of chart here', (_, mark, encoding, shape) => {
  const work = workOf(mark, encoding);
  expect(work.shape).toMatchObject(shape);
  expect(work.cells[0]).toEqual(['town', 'year', 'rain', 'kind']);
  expect(work.cells[3]).toEqual(['Oslo', '2022', '', 'a']);
});

test('rows that Vega-Lite puts together are put together here, and the chart has the same values', () => {
  const work = workOf('bar', { x: field('town', 'nominal'), y: { ...RAIN, aggregate: 'mean' } });
  const made = chartOfWork({
    header: 'yes',
    decimal: 'point',
    readings: [],
    ...work,
    labels: { ...work.labels, unit: '', language: 'en' },
  });
  expect(made.ok && made.value.chart.series[0]?.points.map(({ label, y }) => [label, y])).toEqual([
    ['Bern', 6],
    ['Rome', 5],
    ['Oslo', null],
  ]);
});

test('titles of the chart and of its axes are taken over', () => {
  const encoding = {
    x: field('year', 'temporal', { title: 'Year' }),
    y: { ...RAIN, axis: { title: 'Rain in mm' } },
  };
  expect(workOf('line', encoding, { title: { text: ['Rain', 'in Europe'] } }).labels).toEqual({
    title: 'Rain in Europe',
    x: 'Year',
    y: 'Rain in mm',
  });
});

test('data that are written as a text are read as a table', () => {
  const read = readVegaLite({
    data: { values: 'a,b\n1,2\n3,4', format: { type: 'csv' } },
    mark: 'line',
    encoding: { x: field('a', 'quantitative'), y: field('b', 'quantitative') },
  });
  expect(read.ok && read.value.cells).toEqual([
    ['a', 'b'],
    ['1', '2'],
    ['3', '4'],
  ]);
});

const LINE = { x: field('year', 'temporal'), y: RAIN };

test.each([
  [
    'data elsewhere',
    'line',
    LINE,
    { data: { url: 'https://example.com/rain.csv' } },
    'vega_lite_data_elsewhere',
  ],
  ['several views', 'line', LINE, { layer: [] }, 'vega_lite_of_several'],
  ['changed data', 'line', LINE, { transform: [{ filter: 'datum.rain > 3' }] }, 'vega_lite_transforms'],
  ['a mark of another kind', 'geoshape', {}, {}, 'vega_lite_mark_unknown'],
  ['no mark at all', null, LINE, {}, 'vega_lite_mark_unknown'],
  [
    'a field that is not there',
    'line',
    { ...LINE, y: field('snow', 'quantitative') },
    {},
    'vega_lite_field_missing',
  ],
  [
    'an unknown sum',
    'bar',
    { ...LINE, y: { ...RAIN, aggregate: 'stdev' } },
    {},
    'vega_lite_aggregate_unknown',
  ],
])('%s is refused with what it is', (_, mark, encoding, more, code) => {
  const read = readSpec(mark, encoding, more);
  expect(read.ok ? 'taken' : read.problems[0].code).toBe(code);
});

test('only what says so or has a mark and an encoding is Vega-Lite', () => {
  expect(isVegaLite({ $schema: 'https://vega.github.io/schema/vega-lite/v6.json' })).toBe(true);
  expect(isVegaLite({ mark: 'bar', encoding: {} })).toBe(true);
  expect([[], null, 'bar', { rows: [] }].some(isVegaLite)).toBe(false);
});
