import { judgeByChart } from '@relievo/chart/claims';
import { judgeByDrawing } from '@relievo/graphic/claims';
import { expect, test } from 'vitest';
import { listStarterCharts } from './charts.ts';
import { listStarterFigures } from './figures.ts';
import { addRows, measureSentences } from './measure.ts';
import { checkStarterDescriptions, checkWrittenDescriptions } from './own-sentences.ts';
import { PORTIONS } from './portions.ts';

const COUNT = 100;
const charts = listStarterCharts();

test.each(PORTIONS)(
  '97 % of the $name portion about charts are caught, and 1 % refused',
  ({ charts: wordings }) => {
    const subjects = charts.map((one) => ({ ...one, judge: judgeByChart(one.chart) }));
    const { rows, faults } = measureSentences(subjects, wordings, COUNT, 11);
    const { planted, caught, right, refused } = addRows(rows);
    expect([planted, right]).toEqual([COUNT, COUNT]);
    expect({ caught, faults }).toMatchObject({ caught: expect.toSatisfy((count: number) => count >= 97) });
    expect({ refused, faults }).toMatchObject({ refused: expect.toSatisfy((count: number) => count <= 1) });
  },
);

test.each(PORTIONS.filter(({ figures }) => figures.length > 0))(
  '97 % of the $name portion about figures are caught, and 1 % refused',
  ({ figures: wordings }) => {
    const subjects = listStarterFigures().map((one) => ({ ...one, judge: judgeByDrawing(one.drawing) }));
    const { rows, faults } = measureSentences(subjects, wordings, COUNT, 11);
    const { planted, caught, right, refused } = addRows(rows);
    expect([planted, right]).toEqual([COUNT, COUNT]);
    expect({ caught, faults }).toMatchObject({ caught: expect.toSatisfy((count: number) => count >= 97) });
    expect({ refused, faults }).toMatchObject({ refused: expect.toSatisfy((count: number) => count <= 1) });
  },
);

test('the checker calls no sentence of an existing description false', () => {
  const written = checkWrittenDescriptions(charts);
  const starters = checkStarterDescriptions(/^(?!map-of)/);
  expect([written.refused, starters.refused]).toEqual([[], []]);
  expect(written.confirmed / written.sentences).toBeGreaterThan(0.5);
});
