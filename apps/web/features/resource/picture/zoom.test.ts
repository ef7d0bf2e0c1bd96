import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ZOOM_STEPS, zoomed, zoomOfKey } from './zoom.ts';

test('a picture grows and shrinks in steps, and stays at the ends', () => {
  expect([zoomed(37, 'in'), zoomed(100, 'in'), zoomed(800, 'in')]).toEqual([50, 150, 800]);
  expect([zoomed(37, 'out'), zoomed(100, 'out'), zoomed(25, 'out')]).toEqual([25, 75, 25]);
});

test('whatever its size is, steps in one direction end at the end, and none is taken twice', () => {
  fc.assert(
    fc.property(fc.double({ min: 1, max: 2000, noNaN: true }), (percent) => {
      let now = percent;
      for (const _ of ZOOM_STEPS) now = zoomed(now, 'in');
      expect(now).toBe(800);
      for (const _ of ZOOM_STEPS) now = zoomed(now, 'out');
      expect(now).toBe(25);
    }),
    { numRuns: 50 },
  );
});

test('plus, minus, zero and one do it by key; every other key is the page’s', () => {
  expect(['+', '=', '-', '0', '1', 'a', 'Tab', ' '].map((key) => zoomOfKey(key, 100))).toEqual([
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
