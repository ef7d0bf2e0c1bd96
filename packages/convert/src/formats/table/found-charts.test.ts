import type { FoundChart } from '@relievo/chart/reading';
import type { Drawing } from '@relievo/graphic/model';
import { expect, test } from 'vitest';
import { nameFoundChart } from './found-charts.ts';

const RAIN: FoundChart = {
  type: 'line',
  title: '',
  x: '',
  y: 'mm',
  unit: 'mm',
  scale: 'linear',
  stacking: 'beside',
  direction: 'standing',
  cells: [
    ['', 'Bonn', 'Kiel'],
    ['Jan', '52', '60'],
  ],
  places: [],
  bounds: [],
  group: null,
};

const PAGE: Drawing = {
  version: 1,
  id: 'page',
  title: '',
  description: '',
  language: 'de',
  sheet: {
    width: 100,
    height: 100,
    margins: { top: 10, right: 10, bottom: 10, left: 10 },
    braille: 'marburg-medium',
  },
  layers: [],
};

test('a chart whose axis has a unit alone is named by its series, unless those have no names', () => {
  const titleOf = (changed: Partial<FoundChart>) => nameFoundChart({ ...RAIN, ...changed }, PAGE).title;
  expect(titleOf({})).toBe('');
  expect(titleOf({ y: 'Rain' })).toBe('Rain');
  expect(titleOf({ unsure: [{ row: 0, column: 1 }] })).toBe('mm');
  expect(
    titleOf({
      cells: [
        ['', 'Bonn'],
        ['Jan', '52'],
      ],
    }),
  ).toBe('mm');
});
