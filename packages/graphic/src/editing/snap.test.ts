import { expect, test } from 'vitest';
import { drawing, rect, shape } from '../testing/make.ts';
import { snapPoint } from './snap.ts';

const SAMPLE = drawing([shape('house', rect(50, 40, 30, 20), { line: null, texture: 'solid' })]);

test('a place is drawn to the nearest line of the grid', () => {
  expect(snapPoint(SAMPLE, { x: 12.6, y: 18 }, { grid: 5, toBraille: false, reach: 0 })).toEqual({
    x: 15,
    y: 20,
  });
  expect(snapPoint(SAMPLE, { x: 12.6, y: 18 }, { grid: 0, toBraille: false, reach: 0 })).toEqual({
    x: 12.6,
    y: 18,
  });
});

test('a place near an edge or the middle of a thing is drawn to it before the grid', () => {
  const snapping = { grid: 5, toBraille: false, reach: 2 };
  expect(snapPoint(SAMPLE, { x: 78.4, y: 51.5 }, snapping)).toEqual({ x: 80, y: 50 });
  expect(snapPoint(SAMPLE, { x: 78.4, y: 51.5 }, snapping, ['house'])).toEqual({ x: 80, y: 50 });
  expect(snapPoint(SAMPLE, { x: 78.9, y: 57 }, { ...snapping, grid: 0 })).toEqual({ x: 80, y: 57 });
  expect(snapPoint(SAMPLE, { x: 78.9, y: 57 }, { ...snapping, grid: 0 }, ['house'])).toEqual({
    x: 78.9,
    y: 57,
  });
});

test('on the grid of braille a place is where a cell of its sheet begins', () => {
  const { margins } = SAMPLE.sheet;
  const { x, y } = snapPoint(SAMPLE, { x: 33, y: 47 }, { grid: 0, toBraille: true, reach: 0 });
  // Marburg Medium: cells follow each other by 6 mm, lines by 10.
  expect([(x - margins.left) % 6, (y - margins.top) % 10]).toEqual([0, 0]);
  expect(Math.abs(x - 33)).toBeLessThanOrEqual(3);
  expect(Math.abs(y - 47)).toBeLessThanOrEqual(5);
});
