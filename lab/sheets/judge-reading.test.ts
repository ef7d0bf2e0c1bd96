import { expect, test } from 'vitest';
import type { ChartTruth } from '../shared/truth.ts';
import { judgeReading, type ReadChart, rejectReading } from './judge-reading.ts';

const TRUTH: ChartTruth = {
  kind: 'chart',
  name: 'rain',
  style: 'drawn',
  form: 'grouped',
  title: 'Rain',
  x: 'Month',
  y: 'Rain (mm)',
  legend: 'top',
  series: ['Porto', 'Cork'],
  rows: [
    ['Jan', 10, 20],
    ['Feb', 30, 40],
  ],
  words: [],
  look: { width: 1, height: 1, palette: 0, grid: false, font: 0, values: false },
};

function cell(text: string, is: 'exact' | 'measured' | 'unsure' = 'exact', bound = 0) {
  return { text, certainty: is === 'measured' ? { is, bound } : { is } };
}

const READ: ReadChart = {
  type: 'bar',
  cells: [
    [cell('Month'), cell('Cork'), cell('Porto')],
    [cell('Jan'), cell('20'), cell('10.3', 'measured', 0.5)],
    [cell('Feb'), cell('41'), cell('33', 'measured', 0.5)],
  ],
};

test('a reading is compared by the names of rows and series, and each cell by what it claims', () => {
  expect(judgeReading(TRUTH, [READ])).toEqual({
    claimed: 'right',
    cells: 4,
    exact: 2,
    exactRight: 1,
    measured: 2,
    measuredRight: 1,
    unsure: 0,
  });
});

test('a sheet of other numbers, of fewer values or of another kind of chart is rejected', () => {
  const reasons = (charts: readonly ReadChart[]) =>
    rejectReading(judgeReading(TRUTH, charts)).map(({ code }) => code);
  expect(reasons([READ])).toEqual(['numbers wrong']);
  expect(reasons([{ ...READ, cells: READ.cells.slice(0, 2) }])).toEqual(['values missing']);
  expect(reasons([{ ...READ, type: 'scatter' }])).toEqual(['another chart']);
  expect(reasons([])).toEqual([]);
});

test('a cell that is called unsure is neither right nor wrong', () => {
  const unsure: ReadChart = {
    ...READ,
    cells: [...READ.cells.slice(0, 2), [cell('Feb'), cell('41', 'unsure'), cell('', 'unsure')]],
  };
  expect(judgeReading(TRUTH, [unsure])).toMatchObject({ exact: 1, exactRight: 1, unsure: 1 });
});

test('a chart of another kind, several charts and a chart on a picture without one are claimed wrongly', () => {
  expect(judgeReading(TRUTH, [{ ...READ, type: 'pie' }]).claimed).toBe('other kind');
  expect(judgeReading(TRUTH, [READ, READ]).claimed).toBe('several');
  const figure = {
    kind: 'figure',
    name: 'cell',
    style: 'drawn',
    form: 'cell',
    words: [],
    labels: [],
  } as const;
  expect(judgeReading(figure, [READ]).claimed).toBe('false');
});
