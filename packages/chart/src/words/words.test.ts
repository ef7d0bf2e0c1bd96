import { createPseudoCatalogue } from '@relievo/words';
import { expect, test } from 'vitest';
import type { Chart } from '../model/chart.ts';
import { makeChart } from '../model/make.ts';
import { type ChartWish, planChart } from '../model/plan.ts';
import { readTable } from '../table/read.ts';
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
/** A row and a column that stand for others, and parts of nothing. */
function drawTotals(): readonly Chart[] {
  return [
    draw('Class;Boys;Girls;Total\nA;4;5;9\nB;7;8;15\nC;6;9;15\nTotal;17;22;39', { type: 'bar' }),
    draw('Class;Pupils\nA;9\nB;15\nTotal;24', { type: 'pie' }),
    draw('Hill;Height (m)\nÅ;9\nÄ;15\nÖ;24', { type: 'pie' }),
  ];
}

function draw(csv: string, wish: ChartWish): Chart {
  const read = readTable(csv, { header: 'yes' });
  const plan = read.ok ? planChart(read.value.table, wish) : read;
  const chart = plan.ok ? makeChart(plan.value.table, plan.value.mapping) : plan;
  if (!chart.ok) throw new Error(chart.problems[0].code);
  return chart.value;
}

const PSEUDO = createPseudoCatalogue(ENGLISH_CHARTS);

test('in another language a chart is told without an English word, in its numbers and quotation marks', () => {
  const told = CHARTS.map((chart) => joinDescription(writeDescription(chart, PSEUDO)));
  expect(told.filter((words) => /[A-Za-z“”]/.test(words))).toEqual([]);
  expect(told.some((words) => /\d,\d/.test(words))).toBe(true);
});

test('the charts of the tests use every code of the catalogue', () => {
  const told = new Set(
    [...CHARTS, ...drawTotals()]
      .flatMap((chart) => Object.values(stateChart(chart)).flat())
      .map(({ code }) => code),
  );
  expect(Object.keys(ENGLISH_CHARTS.words).filter((code) => !told.has(code as never))).toEqual([]);
});

test('codes of charts are written in one way', () => {
  expect(Object.keys(ENGLISH_CHARTS.words).filter((code) => !/^[a-z]+(_[a-z]+)*$/.test(code))).toEqual([]);
});
