import { expect, test } from 'vitest';
import { findSpotAfter } from './walk-keys.ts';

function createSeries(name: string, values: readonly (number | null)[]) {
  return {
    name,
    unit: null,
    points: values.map((y, x) => ({ label: `${x}`, x, y, text: `${y ?? ''}` })),
  };
}
const axis = { name: 'Day', unit: null, kind: 'category' } as const;
const chart = {
  version: 1 as const,
  type: 'line' as const,
  title: 'A week',
  language: 'en',
  x: axis,
  y: axis,
  series: [createSeries('Books', [4, null, 9, 1]), createSeries('Films', [1, 2, 3, 4])],
};
function pressKey(key: string, at: { series: number; point: number }) {
  return findSpotAfter(key, at, chart);
}

test('arrow keys move from point to point, Home and End to the ends, and no key leaves the chart', () => {
  expect(pressKey('ArrowRight', { series: 0, point: 1 })).toEqual({ series: 0, point: 2 });
  expect(pressKey('ArrowRight', { series: 0, point: 3 })).toEqual({ series: 0, point: 3 });
  expect(pressKey('ArrowLeft', { series: 0, point: 0 })).toEqual({ series: 0, point: 0 });
  expect(pressKey('Home', { series: 0, point: 2 })).toEqual({ series: 0, point: 0 });
  expect(pressKey('End', { series: 0, point: 0 })).toEqual({ series: 0, point: 3 });
});

test.each([
  ['ArrowDown', 'ArrowUp'],
  ['PageDown', 'PageUp'],
])('%s and %s move between series and stay at the point', (down, up) => {
  expect(pressKey(down, { series: 0, point: 2 })).toEqual({ series: 1, point: 2 });
  expect(pressKey(down, { series: 1, point: 2 })).toEqual({ series: 1, point: 2 });
  expect(pressKey(up, { series: 1, point: 2 })).toEqual({ series: 0, point: 2 });
});

test('brackets find the least and the greatest value of a series, and Space repeats the point', () => {
  expect(pressKey('[', { series: 0, point: 0 })).toEqual({ series: 0, point: 3 });
  expect(pressKey(']', { series: 0, point: 0 })).toEqual({ series: 0, point: 2 });
  expect(pressKey(' ', { series: 1, point: 2 })).toEqual({ series: 1, point: 2 });
});

test('every other key belongs to the page', () => {
  expect(['Tab', 'Enter', 'a', 'Escape', 'F6'].map((key) => pressKey(key, { series: 0, point: 0 }))).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
});
