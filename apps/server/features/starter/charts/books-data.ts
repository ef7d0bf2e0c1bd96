import type { StarterChart } from './chart-rules.ts';

/** The data of the bar chart of the drawing programs, which knows no charts. */
export const BOOKS: StarterChart = {
  name: 'bar-chart',
  title: 'Books read in a week',
  type: 'bar',
  source: 'Made up for the lesson.',
  columns: ['Day', 'Books'],
  rows: [
    ['Monday', 4],
    ['Tuesday', 6],
    ['Wednesday', 3],
    ['Thursday', 8],
    ['Friday', 5],
  ],
};
