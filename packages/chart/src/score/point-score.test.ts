import { expect, test } from 'vitest';
import { makeChart } from '../model/make.ts';
import { readTableFromRows } from '../table/read.ts';
import { wordsOf } from '../testing/words-of.ts';
import { pointScore } from './point-score.ts';
import { scoreOf } from './score.ts';

const read = readTableFromRows([
  ['Day', 'Books', 'Films'],
  ['Monday', '4', '1'],
  ['Tuesday', '', '2'],
  ['Wednesday', '-3', '7'],
]);
const made = read.ok
  ? makeChart(read.value.table, { type: 'line', x: 0, y: [1, 2] }, { title: 'A week' })
  : read;
if (!made.ok) throw new Error(wordsOf(made.problems[0]));
const chart = made.value;

test('a point alone sounds as it does in the whole chart: its pitch, its side, its timbre, and a missing value', () => {
  const whole = new Map(
    scoreOf(chart).score.events.flatMap((event) => (event.id ? [[event.id, event]] : [])),
  );
  for (const series of [0, 1])
    for (const index of [0, 1, 2]) {
      const [event] = pointScore(chart, series, index).events;
      const { at: _at, duration: _duration, ...heard } = whole.get(event?.id ?? '') ?? {};
      expect(event).toMatchObject({ ...heard, at: 0 });
    }
});

test('no sound is made where there is no point', () => {
  expect(pointScore(chart, 0, 3)).toEqual({ duration: 0, events: [] });
});
