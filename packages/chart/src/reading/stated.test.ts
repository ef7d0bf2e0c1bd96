import { expect, test } from 'vitest';
import { certaintyOf } from './found.ts';
import type { PaintedShape } from './marks.ts';
import { readCharts } from './read-charts.ts';
import { BLUE, paintTick, write } from './testing/paint-chart.ts';

/** 0 at 100 mm, 10 at 80 mm, 20 at 60 mm; Ann is 20 high, Bo 10 and Cy 15. */
const WORDS = [
  ...['0', '10', '20'].map((text, at) => write(text, 15, 101 - at * 20)),
  ...['Ann', 'Bo', 'Cy'].map((text, at) => write(text, 35 + at * 25, 106)),
];

function readBars(said: readonly string[]) {
  const bars = [40, 20, 30].map(
    (height, at): PaintedShape => ({
      geometry: { type: 'rect', x: 30 + at * 25, y: 100 - height, width: 10, height },
      fill: BLUE,
      stroke: null,
      ...(said[at] === undefined ? {} : { said: said[at] }),
    }),
  );
  const [chart] = readCharts({ shapes: [...[100, 80, 60].map(paintTick), ...bars], words: WORDS });
  if (!chart) throw new Error('No chart was found.');
  return {
    values: chart.cells.slice(1).map(([, value]) => value),
    certainty: chart.cells.slice(1).map((_, at) => certaintyOf(chart, at + 1, 1)),
  };
}

const EXACT = { is: 'exact' };

test.each([
  {
    form: 'keys and values',
    said: ['name: Ann; marks: 20.1', 'name: Bo; marks: 9.95', 'name: Cy; marks: 15'],
  },
  { form: 'a name and a value', said: ['Ann: 20.1', 'Bo: 9.95', 'Cy: 15'] },
  { form: 'a value with its unit', said: ['20.1 marks', '9.95 marks', '15 marks'] },
  { form: 'numbers of another column before it', said: ['5, Ann 20.1', '5, Bo 9.95', '5, Cy 15'] },
])('the value that a bar states as $form is exact', ({ said }) => {
  expect(readBars(said)).toEqual({ values: ['20.1', '9.95', '15'], certainty: [EXACT, EXACT, EXACT] });
});

test('a number that is far from the end of its bar is not its value', () => {
  const { values, certainty } = readBars(['Ann: 2', 'Bo: 10', 'Cy']);
  expect(values).toEqual(['20', '10', '15']);
  expect(certainty).toMatchObject([{ is: 'measured' }, EXACT, { is: 'measured' }]);
});

test('a bar that states nothing has a bound within which its value is', () => {
  const [first] = readBars([]).certainty;
  expect(first).toEqual({ is: 'measured', bound: expect.closeTo(0.095, 3) });
});
