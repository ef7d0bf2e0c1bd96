import type { Chart } from '@relievo/chart/model';
import { expect, test } from 'vitest';
import { describeChart } from './describe-chart.ts';

function chartOf(values: readonly number[]): Chart {
  const points = values.map((y, x) => ({ label: `Town ${x + 1}`, x, y, text: String(y) }));
  return {
    version: 1,
    type: 'bar',
    title: 'Rain',
    language: 'en',
    x: { name: 'Town', unit: null, kind: 'category' },
    y: { name: 'Rain', unit: 'mm', kind: 'number' },
    series: [{ name: 'Rain', unit: 'mm', points }],
  };
}

test('the description of a short table says how the chart is built and leaves its answers to the table', () => {
  const { description, table } = describeChart(chartOf([190, 37, 283]));
  expect(description).toContain('bar chart, “Rain”');
  expect(description).not.toContain('highest');
  expect(table.rows.map((row) => row.join(' '))).toEqual(['Town 1 190', 'Town 2 37', 'Town 3 283']);
});

test('the description of a long table gives its highest value as well', () => {
  const values = Array.from({ length: 26 }, (_, index) => 3 * index);
  expect(describeChart(chartOf(values)).description).toContain('The highest is 75 mm at “Town 26”');
});
