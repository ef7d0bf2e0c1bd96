import { getProfile } from '@relievo/graphic/profiles';
import { expect, test } from 'vitest';
import { drawChart } from '../drawing/sheets/draw.ts';
import { sayExplored } from '../explore/say.ts';
import { tellPoint } from '../explore/tell-point.ts';
import { CASES, chartOf, translate } from '../testing/cases.ts';
import { findShapes, listTexts } from '../testing/measure.ts';
import { writeDescription } from '../words/description.ts';
import { findAnnotations } from './annotations.ts';
import type { Chart } from './chart.ts';

function createChart(name: string): Chart {
  const one = CASES.find((known) => known.name === name);
  if (!one) throw new Error(`There is no table ${name}.`);
  return chartOf(one);
}

const WEEK = createChart('books in a week');

function annotate(chart: Chart, from: number, to = from): Chart {
  return { ...chart, annotations: [{ text: 'the library was closed', from, to }] };
}

test('an annotation finds its points by their names, from the earlier to the later one', () => {
  const labels = WEEK.series[0]?.points.map(({ label }) => label) ?? [];
  const [first = '', second = '', third = ''] = labels;
  const text = 'closed';
  expect(
    findAnnotations(WEEK, [
      { text, from: third.toUpperCase(), to: ` ${first} ` },
      { text, from: second, to: '' },
      { text, from: 'Doomsday', to: '' },
    ]),
  ).toEqual({
    annotations: [
      { text, from: 0, to: 2 },
      { text, from: 1, to: 1 },
    ],
    lost: [{ text, from: 'Doomsday', to: '' }],
  });
});

test('the description says where an annotation is and what it says', () => {
  const [first, second] = WEEK.series[0]?.points ?? [];
  expect(writeDescription(annotate(WEEK, 0)).trends).toContain(
    `At “${first?.label}”: the library was closed.`,
  );
  expect(writeDescription(annotate(WEEK, 0, 1)).trends).toContain(
    `From “${first?.label}” to “${second?.label}”: the library was closed.`,
  );
});

test('the explorer says an annotation at each of its points and at no other', () => {
  const chart = annotate(WEEK, 0, 1);
  const sayAt = (point: number): string =>
    sayExplored(tellPoint(chart, { series: 0, point }, 'normal'))
      .map(({ text }) => text)
      .join('');
  expect([0, 1, 2].map((point) => sayAt(point).includes('the library was closed'))).toEqual([
    true,
    true,
    false,
  ]);
});

test.each(['books in a week', 'a year of temperatures', 'spending', 'people of South America', 'Anscombe 1'])(
  'an annotation of %s has a code at its points and its words in the key, and no rule finds anything',
  (name) => {
    const chart = annotate(createChart(name), 1, 2);
    const made = drawChart(chart, getProfile('swell-a4'), translate);
    if (!made.ok) throw new Error(JSON.stringify(made.problems));
    const { drawing, keySheets, furtherSheets = [] } = made.value;
    expect(furtherSheets).toEqual([]);
    const [from, to] = [1, 2].map((row) => chart.series[0]?.points[row]?.label);
    const words = [drawing, ...keySheets]
      .flatMap(listTexts)
      .find(({ id }) => /^annotation-\w+-key$/.test(id));
    expect(words?.print).toBe(`${from} to ${to}: the library was closed`);
    const codes = listTexts(drawing).filter(({ id }) => /^annotation-\w+-at-/.test(id));
    expect(codes.map(({ labels }) => labels).toSorted()).toEqual(
      expect.arrayContaining(['point-1-2', 'point-1-3']),
    );
    expect(new Set(codes.map(({ print }) => print)).size).toBe(1);
  },
);

test('a line too close for symbols has one where it is annotated', () => {
  const labels = Array.from({ length: 60 }, (_, row) => `${row + 1}`);
  const values = labels.map((_, row) => Math.round(40 + 30 * Math.sin(row / 9)));
  const chart = annotate(
    chartOf({
      name: 'a wave of days',
      type: 'line',
      x: { name: 'Day', cells: labels, values: labels.map(Number) },
      series: [{ name: 'Height', values }],
    }),
    20,
  );
  const made = drawChart(chart, getProfile('swell-a4'), translate);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  expect(findShapes(made.value.drawing, /^point-1-\d+$/).map(({ id }) => id)).toEqual(['point-1-21']);
});
