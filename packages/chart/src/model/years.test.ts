import { expect, test } from 'vitest';
import { readTable } from '../table/read.ts';
import { makeChart } from './make.ts';
import { planChart } from './plan.ts';

function makeTimeLine(csv: string) {
  const read = readTable(csv);
  if (!read.ok) throw new Error(read.problems[0].code);
  const planned = planChart(read.value.table, { type: 'time-line' });
  if (!planned.ok) throw new Error(planned.problems[0].code);
  return makeChart(planned.value.table, planned.value.mapping);
}

test('a time line has its events in the order of their years, whatever the order of the rows', () => {
  const made = makeTimeLine('Event,Year\nTelephone,1876\nPrinting press,1450\nBraille,1824');
  expect(made.ok && made.value.series[0]?.points.map(({ label, y }) => [label, y])).toEqual([
    ['Printing press', 1450],
    ['Braille', 1824],
    ['Telephone', 1876],
  ]);
});

test('dates are years and the part of them that has gone by, and keep their words', () => {
  const made = makeTimeLine(
    'Event,Day\nMoon landing,1969-07-20\nFirst satellite,1957-10-04\nNew Year,1960-01-01',
  );
  expect(made.ok && made.value.series[0]?.points.map(({ label, y, text }) => [label, y, text])).toEqual([
    ['First satellite', 1957.756, '1957-10-04'],
    ['New Year', 1960, '1960-01-01'],
    ['Moon landing', 1969.548, '1969-07-20'],
  ]);
});

test('numbers that are no years, and a table without any, make no time line', () => {
  const [decimals, none] = [
    makeTimeLine('Event,Height\na,1.5\nb,2.5'),
    makeTimeLine('Event,Place\na,b\nc,d'),
  ];
  expect([decimals, none].map((made) => !made.ok && made.problems[0].code)).toEqual([
    'chart_time_missing',
    'chart_time_missing',
  ]);
});
