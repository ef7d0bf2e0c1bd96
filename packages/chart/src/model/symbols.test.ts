import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findSymbolUnit, MOST_SYMBOLS } from './symbols.ts';

test.each([
  [4, 1],
  [10, 1],
  [11, 2],
  [48, 5],
  [100, 10],
  [2300, 500],
  [0.7, 0.1],
])('with %d at most a symbol stands for %d', (greatest, unit) => {
  expect(findSymbolUnit(greatest)).toBe(unit);
});

test('a row never has more symbols than are counted, whatever the greatest value is', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-12, max: 1e15, noNaN: true }), (greatest) => {
      const unit = findSymbolUnit(greatest);
      expect(unit).not.toBeNull();
      expect(greatest / (unit ?? Number.NaN)).toBeLessThanOrEqual(MOST_SYMBOLS + 1e-9);
    }),
  );
});

test('of nothing there is no symbol', () => {
  expect([0, -3, Infinity].map(findSymbolUnit)).toEqual([null, null, null]);
});
