import { expect, test } from 'vitest';
import { spotAfter } from './walk-keys.ts';

const series = (name: string, values: readonly (number | null)[]) => ({
  name,
  unit: null,
  points: values.map((y, x) => ({ label: `${x}`, x, y, text: `${y ?? ''}` })),
});
const axis = { name: 'Day', unit: null, kind: 'category' } as const;
const chart = {
  version: 1 as const,
  type: 'line' as const,
  title: 'A week',
  language: 'en',
  x: axis,
  y: axis,
  series: [series('Books', [4, null, 9, 1]), series('Films', [1, 2, 3, 4])],
};
const after = (key: string, at: { series: number; point: number }) => spotAfter(key, at, chart);

test('arrow keys move from point to point, Home and End to the ends, and no key leaves the chart', () => {
  expect(after('ArrowRight', { series: 0, point: 1 })).toEqual({ series: 0, point: 2 });
  expect(after('ArrowRight', { series: 0, point: 3 })).toEqual({ series: 0, point: 3 });
  expect(after('ArrowLeft', { series: 0, point: 0 })).toEqual({ series: 0, point: 0 });
  expect(after('Home', { series: 0, point: 2 })).toEqual({ series: 0, point: 0 });
  expect(after('End', { series: 0, point: 0 })).toEqual({ series: 0, point: 3 });
});

test.each([
  ['ArrowDown', 'ArrowUp'],
  ['PageDown', 'PageUp'],
])('%s and %s move between series and stay at the point', (down, up) => {
  expect(after(down, { series: 0, point: 2 })).toEqual({ series: 1, point: 2 });
  expect(after(down, { series: 1, point: 2 })).toEqual({ series: 1, point: 2 });
  expect(after(up, { series: 1, point: 2 })).toEqual({ series: 0, point: 2 });
});

test('brackets find the least and the greatest value of a series, and Space stays to be heard again', () => {
  expect(after('[', { series: 0, point: 0 })).toEqual({ series: 0, point: 3 });
  expect(after(']', { series: 0, point: 0 })).toEqual({ series: 0, point: 2 });
  expect(after(' ', { series: 1, point: 2 })).toEqual({ series: 1, point: 2 });
});

test('every other key is the page’s', () => {
  expect(['Tab', 'Enter', 'a', 'Escape', 'F6'].map((key) => after(key, { series: 0, point: 0 }))).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});
