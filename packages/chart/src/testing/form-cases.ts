import type { TableCase } from './table-case.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug'];

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
];
