import { chartOfWork } from '@relievo/chart/work';
import { EMPTY_CHART_WORK } from '@relievo/contracts/charts';
import { expect, test } from 'vitest';
import { nameFile, writeCsv, writeWords } from './downloads.ts';

const WORK = {
  ...EMPTY_CHART_WORK,
  cells: [
    ['Day', 'Books'],
    ['=HYPERLINK("x")', '-4'],
    ['Tuesday, late', '6'],
  ],
  labels: { ...EMPTY_CHART_WORK.labels, title: 'Books: a/b' },
  words: { ...EMPTY_CHART_WORK.words, source: 'Our class', meaning: 'Read more.' },
};

function aChart() {
  const made = chartOfWork(WORK);
  if (!made.ok) throw new Error(made.problems[0].code);
  return made.value.chart;
}

test('data are written as a table that begins no formula', () => {
  expect(writeCsv(aChart()).content).toBe(
    '\ufeffDay,Books\r\n"\'=HYPERLINK(""x"")",-4\r\n"Tuesday, late",6\r\n',
  );
});

test('the description is written with what its author says and the source', () => {
  expect(writeWords(aChart(), WORK).content).toMatch(
    /^Books: a\/b\n\n[\s\S]*Read more\.\n\nSource: Our class\n$/,
  );
});

test('a file has a name that every system takes', () => {
  expect(nameFile('Books: a/b?', 'csv')).toBe('Books a b.csv');
  expect(nameFile('///', 'csv')).toBe('chart.csv');
});
