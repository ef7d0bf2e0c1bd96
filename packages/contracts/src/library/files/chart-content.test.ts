import { expect, test } from 'vitest';
import { chartContent } from './chart-content.ts';

const CHART = {
  version: 1,
  type: 'line',
  title: 'Rain',
  language: 'en',
  x: { name: 'Month', unit: null, kind: 'category' },
  y: { name: 'Rain', unit: 'mm', kind: 'number' },
  series: [{ name: 'Rain', unit: 'mm', points: [{ label: 'May', x: 0, y: 40, text: '40' }] }],
};

function isChart(more: object): boolean {
  return chartContent.safeParse({ ...CHART, ...more }).success;
}

test('a chart is read with the notes on its stretches, wherever they lie in a long series', () => {
  expect(isChart({})).toBe(true);
  expect(isChart({ annotations: [{ text: 'A drought.', from: 0, to: 100_000 }] })).toBe(true);
});

test('a chart has one scale, a logarithmic one, or a scale for each series', () => {
  for (const scale of ['log', 'own']) expect(isChart({ scale })).toBe(true);
  expect(isChart({ scale: 'linear' })).toBe(false);
});

test('an axis without a name stays without one', () => {
  const y = { ...CHART.y, isUnnamed: true };
  expect(chartContent.parse({ ...CHART, y }).y).toEqual(y);
});

test('notes before the first point, beyond any point, or more than 20 of them are refused', () => {
  const note = { text: 'A drought.', from: 0, to: 1 };
  expect(isChart({ annotations: Array.from({ length: 20 }, () => note) })).toBe(true);
  expect(isChart({ annotations: Array.from({ length: 21 }, () => note) })).toBe(false);
  for (const wrong of [{ from: -1 }, { from: 100_001 }, { to: 100_001 }, { to: 0.5 }])
    expect(isChart({ annotations: [{ ...note, ...wrong }] })).toBe(false);
});
