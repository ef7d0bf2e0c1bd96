import { createPseudoCatalogue } from '@relievo/words';
import { expect, test } from 'vitest';
import { CASES, chartOf } from '../testing/cases.ts';
import { joinDescription, writeDescription } from './description.ts';
import { ENGLISH_CHARTS } from './en.ts';
import { stateChart } from './statements.ts';

const BESIDE = { name: 'ÅÄÖ', unit: null, kind: 'text', texts: [] } as const;
const SAID = { text: 'ÅÄÖ', from: 0, to: 0 };
const CHARTS = CASES.map(chartOf).flatMap((chart) => [
  chart,
  { ...chart, others: [BESIDE], annotations: [SAID] },
]);
const PSEUDO = createPseudoCatalogue(ENGLISH_CHARTS);

test('in another language a chart is told without an English word, in its numbers and quotation marks', () => {
  const told = CHARTS.map((chart) => joinDescription(writeDescription(chart, PSEUDO)));
  expect(told.filter((words) => /[A-Za-z“”]/.test(words))).toEqual([]);
  expect(told.some((words) => /\d,\d/.test(words))).toBe(true);
});

test('the charts of the tests use every code of the catalogue', () => {
  const told = new Set(
    CHARTS.flatMap((chart) => Object.values(stateChart(chart)).flat()).map(({ code }) => code),
  );
  expect(Object.keys(ENGLISH_CHARTS.words).filter((code) => !told.has(code as never))).toEqual([]);
});

test('codes of charts are written in one way', () => {
  expect(Object.keys(ENGLISH_CHARTS.words).filter((code) => !/^[a-z]+(_[a-z]+)*$/.test(code))).toEqual([]);
});
