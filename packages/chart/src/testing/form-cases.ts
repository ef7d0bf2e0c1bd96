import type { TableCase } from './table-case.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];

const HEIGHTS = [
  141, 146, 149, 151, 152, 154, 154, 155, 156, 157, 158, 158, 159, 160, 160, 161, 162, 163, 164, 165, 166,
  167, 169, 171, 174,
];
const THROWS = [2, 3, 5, 5, 6, 7, 7, 7, 7, 8, 9, 9, 12, 12];

function numberCells(name: string, values: readonly number[]): TableCase['x'] {
  return { name, values, cells: values.map(String) };
}

/** Bars that are arranged otherwise than side by side, areas and rings. */
export const FORM_CASES: readonly TableCase[] = [
  {
    name: 'ways to school',
    type: 'bar',
    bars: { stacking: 'stacked' },
    x: { name: 'Month', cells: MONTHS.slice(0, 4) },
    series: [
      { name: 'Bus', values: [40, 45, 50, 33] },
      { name: 'Train', values: [30, 35, 28, 45] },
      { name: 'Foot', values: [35, 30, 40, 30] },
    ],
  },
  {
    name: 'stacks with a gap and a short part',
    type: 'bar',
    bars: { stacking: 'stacked', direction: 'lying' },
    x: { name: 'Month', cells: MONTHS.slice(0, 3) },
    series: [
      { name: 'Rain', values: [40, null, 0.5] },
      { name: 'Snow', values: [12.5, 60, 0] },
    ],
  },
  {
    name: 'halves of an hour',
    type: 'bar',
    bars: { stacking: 'stacked', direction: 'standing' },
    x: { name: 'Lesson', cells: ['First', 'Second'] },
    series: [
      { name: 'Talk', values: [20, 35] },
      { name: 'Work', values: [40, 25] },
    ],
  },
  {
    name: 'a cold week',
    type: 'line',
    x: { name: 'Day', cells: ['Mon', 'Tue', 'Wed', 'Thu'] },
    series: [{ name: 'Temperature (°C)', values: [-12, -9, -15, -11] }],
  },
  {
    name: 'ages of men and women',
    type: 'bar',
    bars: { stacking: 'diverging', direction: 'lying' },
    x: { name: 'Age', cells: ['0 to 19', '20 to 39', '40 to 59', '60 to 79', '80 and more'] },
    series: [
      { name: 'Men', values: [30, 34, 38, 22, 15] },
      { name: 'Women', values: [28, 33, 40, 27, 19] },
    ],
  },
  {
    name: 'lying books',
    type: 'bar',
    bars: { direction: 'lying' },
    x: { name: 'Day', cells: ['Mon', 'Tue', 'Wed'] },
    series: [{ name: 'Books', values: [4, 6, 3] }],
  },
  {
    name: 'rain in a year',
    type: 'area',
    x: { name: 'Month', cells: MONTHS },
    series: [{ name: 'Rain (mm)', values: [40, 32, 50, 61, 80, 20, 10, 12] }],
  },
  {
    name: 'gain and loss',
    type: 'area',
    x: { name: 'Month', cells: MONTHS },
    series: [{ name: 'Profit', values: [40, 32, -50, -61, 20, 40, 70, 52] }],
  },
  {
    name: 'a day as a ring',
    type: 'donut',
    x: { name: 'For', cells: ['Sleep', 'School', 'Play', 'Rest'] },
    series: [{ name: 'Hours', values: [9, 6, 4, 5] }],
  },
  {
    name: 'heights of a class',
    type: 'histogram',
    edges: [140, 145, 150, 155, 160, 165, 170, 175],
    x: { name: 'Pupil', cells: HEIGHTS.map((_, index) => `pupil ${index + 1}`) },
    series: [{ name: 'Height (cm)', values: HEIGHTS }],
  },
  {
    name: 'throws of dice, with an empty class',
    type: 'histogram',
    edges: [2, 4, 6, 8, 10, 12, 14],
    x: { name: 'Throw', cells: THROWS.map((_, index) => `throw ${index + 1}`) },
    series: [{ name: 'Eyes', values: THROWS }],
  },
  {
    name: 'one value again and again',
    type: 'histogram',
    edges: [5, 10],
    x: { name: 'Throw', cells: ['first', 'second', 'third'] },
    series: [{ name: 'Eyes', values: [7, 7, 7] }],
  },
  {
    name: 'marks of two classes',
    type: 'box',
    x: { name: 'Place in the list', cells: HEIGHTS.slice(0, 12).map((_, index) => `place ${index + 1}`) },
    series: [
      { name: 'Class A', values: [42, 47, 51, 55, 58, 60, 62, 66, 70, 74, 81, null] },
      { name: 'Class B', values: [30, 50, 52, 53, 55, 61, 64, 69, 70, 72, 73, 99] },
    ],
  },
  {
    name: 'one box with values far off',
    type: 'box',
    x: { name: 'Run', cells: HEIGHTS.slice(0, 11).map((_, index) => `run ${index + 1}`) },
    series: [{ name: 'Time (s)', values: [5, 31, 33, 35.5, 36, 38, 40, 41, 43, 44, 72] }],
  },
  {
    name: 'parabola',
    type: 'function',
    x: numberCells('x', [-3, -2.5, -2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2, 2.5, 3]),
    series: [{ name: 'y', values: [5, 2.25, 0, -1.75, -3, -3.75, -4, -3.75, -3, -1.75, 0, 2.25, 5] }],
  },
  {
    name: 'a hyperbola and its gap',
    type: 'function',
    x: numberCells('x', [-2, -1, -0.5, 0, 0.5, 1, 2]),
    series: [{ name: 'y', values: [-0.5, -1, -2, null, 2, 1, 0.5] }],
  },
  {
    name: 'a wave that goes through zero between its points',
    type: 'function',
    x: numberCells('x', [0, 1, 2, 3, 4, 5, 6]),
    series: [{ name: 'y', values: [0.5, 1, 0.5, -0.5, -1, -0.5, 0.5] }],
  },
  {
    name: 'growth of beans with its trend',
    type: 'scatter',
    trend: true,
    takesSheets: true,
    x: numberCells('Day', [1, 2, 3, 4, 5, 6, 7, 8]),
    series: [{ name: 'Height (cm)', values: [1.2, 2.9, 3.1, 4.8, 5.1, 6.9, 7.0, 8.6] }],
  },
  {
    name: 'no trend at all',
    type: 'scatter',
    trend: true,
    takesSheets: true,
    x: numberCells('Day', [1, 2, 3, 4, 5]),
    series: [{ name: 'Level', values: [2, 5, 1, 5, 2] }],
  },
  {
    name: 'three points and a line that keeps off them',
    type: 'scatter',
    trend: true,
    x: numberCells('Place', [0, 50, 100]),
    series: [{ name: 'Depth', values: [0, 90, 30] }],
  },
  {
    name: 'visitors by day and hour',
    type: 'heat-map',
    x: { name: 'Day', cells: ['Mon', 'Tue', 'Wed', 'Thu'] },
    series: [
      { name: '9 h', values: [3, 8, 12, 5] },
      { name: '12 h', values: [25, 31, null, 38] },
      { name: '15 h', values: [14, 19, 22, 40] },
    ],
  },
  {
    name: 'temperatures on a line',
    type: 'number-line',
    x: { name: 'Place', cells: ['Oslo', 'Rome', 'Bern', 'Cairo', 'Nuuk'] },
    series: [{ name: 'Temperature (°C)', values: [-4, 12, 3, 21, -15] }],
  },
  {
    name: 'inventions in time',
    type: 'time-line',
    x: { name: 'Invention', cells: ['Telephone', 'Printing press', 'Wheel', 'Braille', 'Telescope'] },
    series: [{ name: 'Year', values: [1876, 1450, null, 1824, 1608] }],
  },
  {
    name: 'people of South America',
    type: 'map',
    x: { name: 'Country', cells: ['Brazil', 'Argentina', 'Peru', 'Colombia', 'Bolivia'] },
    series: [{ name: 'People (millions)', values: [216, 46, 34, 52, null] }],
  },
  {
    name: 'books in a row of symbols',
    type: 'pictogram',
    x: { name: 'Pupil', cells: ['Ada', 'Ben', 'Chi', 'Dan'] },
    series: [{ name: 'Books', values: [23, 8, null, 0] }],
  },
];
