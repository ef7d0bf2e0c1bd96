import { expect, test } from 'vitest';
import { foundChart } from './found-chart.ts';

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
    ['Fruit', 'Boxes'],
    ['Apples', '34'],
  ],
  group: null,
};

test('a chart that was read is kept with its uncertain cells, the places of its numbers and the size of its picture', () => {
  const read = {
    ...chart,
    places: [[null, { x: 12.5, y: 40 }]],
    unsure: [{ row: 1, column: 1 }],
    picture: { width: 120, height: 80 },
  };
  expect(foundChart.parse(read)).toEqual(read);
});

test.each([
  ['a place that is no number', { places: [[{ x: Number.NaN, y: 1 }]] }],
  ['a place beyond every page', { places: [[{ x: 1e9, y: 1 }]] }],
  ['a place without a height', { places: [[{ x: 1 }]] }],
  ['more rows of places than a table has', { places: Array.from({ length: 5001 }, () => []) }],
  ['an uncertain cell in a row below none', { unsure: [{ row: -1, column: 0 }] }],
  ['an uncertain cell in half a column', { unsure: [{ row: 1, column: 0.5 }] }],
  [
    'more uncertain cells than are kept',
    { unsure: Array.from({ length: 5001 }, () => ({ row: 1, column: 1 })) },
  ],
  ['a picture without a width', { picture: { width: 0, height: 80 } }],
  ['a picture of endless height', { picture: { width: 80, height: Number.POSITIVE_INFINITY } }],
])('a chart with %s is not kept', (_, wrong) => {
  expect(foundChart.safeParse({ ...chart, ...wrong }).success).toBe(false);
});
