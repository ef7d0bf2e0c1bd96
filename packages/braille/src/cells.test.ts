import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellOf, dotsOf, isCell, linesOf } from './cells.ts';

test('dots 1 and 2 make the cell for b', () => {
  expect(cellOf([1, 2])).toBe('⠃');
});

test('a cell gives back exactly the dots it was made of', () => {
  fc.assert(
    fc.property(fc.subarray([1, 2, 3, 4, 5, 6, 7, 8]), (dots) => {
      expect(dotsOf(cellOf(dots))).toEqual(dots);
    }),
  );
});

test('only the 256 braille patterns are cells', () => {
  expect([isCell('⠀'), isCell('⣿'), isCell('a'), isCell('')]).toEqual([true, true, false, false]);
});

test('lines of cells are separated by line feeds', () => {
  expect(linesOf('⠁⠃\n⠉')).toEqual(['⠁⠃', '⠉']);
});
