import { maxOf, minOf } from '@relievo/words';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createBars } from './board-bars.ts';

test('a bar is as long beside another as its value, also where none is near zero', () => {
  const barOf = createBars([3, 8]);
  expect([barOf(3), barOf(8)]).toEqual([
    { from: 0, to: 3 / 8, isBelow: false },
    { from: 0, to: 1, isBelow: false },
  ]);
  const { to } = createBars([9.58, 9.63])(9.58);
  expect(to).toBeGreaterThan(0.99);
});

test('bars of negative values hang from zero', () => {
  const barOf = createBars([-4, 12]);
  expect([barOf(-4), barOf(12), barOf(0)]).toEqual([
    { from: 0, to: 0.25, isBelow: true },
    { from: 0.25, to: 1, isBelow: false },
    { from: 0.25, to: 0.25, isBelow: false },
  ]);
});

test.each([5e-324, Number.MAX_VALUE])('a bar of %d alone reaches to the end of the board', (value) => {
  expect(createBars([value, value])(value).to).toBe(1);
  expect(createBars([-value, value])(value)).toEqual({ from: 0.5, to: 1, isBelow: false });
});

test('every bar has one end at zero, lies on the board, and is longer the further its value is from zero', () => {
  const value = fc.double({ noNaN: true, noDefaultInfinity: true });
  fc.assert(
    fc.property(fc.array(value, { minLength: 1 }), (values) => {
      const barOf = createBars([minOf(values), maxOf(values)]);
      const zero = barOf(0).from;
      const bars = values.toSorted((a, b) => Math.abs(a) - Math.abs(b)).map((y) => barOf(y));
      for (const [index, { from, to, isBelow }] of bars.entries()) {
        expect(isBelow ? to : from).toBeCloseTo(zero, 12);
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeLessThanOrEqual(1);
        const before = bars[index - 1];
        expect(to - from).toBeGreaterThanOrEqual((before ? before.to - before.from : 0) - 1e-12);
      }
    }),
  );
});
