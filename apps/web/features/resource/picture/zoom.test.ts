import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stepZoom, ZOOM_STEPS, zoomByKey } from './zoom.ts';

test('a picture grows and shrinks in steps, and stays at the ends', () => {
  expect([stepZoom(37, 'in'), stepZoom(100, 'in'), stepZoom(800, 'in')]).toEqual([50, 150, 800]);
  expect([stepZoom(37, 'out'), stepZoom(100, 'out'), stepZoom(25, 'out')]).toEqual([25, 75, 25]);
});

test('steps in one direction end at the limit for any size, and none repeats', () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 2000, noNaN: true }), (percent) => {
      let now = percent;
      for (const _ of ZOOM_STEPS) now = stepZoom(now, 'in');
      expect(now).toBe(800);
      for (const _ of ZOOM_STEPS) now = stepZoom(now, 'out');
      expect(now).toBe(25);
    }),
    { numRuns: 50 },
  );
});

test('plus, minus, zero and one zoom by key, and every other key belongs to the page', () => {
  expect(['+', '=', '-', '0', '1', 'a', 'Tab', ' '].map((key) => zoomByKey(key, 100))).toEqual([
    150,
    150,
    75,
    'fit',
    100,
    null,
    null,
    null,
  ]);
});
