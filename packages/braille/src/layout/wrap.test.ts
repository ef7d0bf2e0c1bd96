import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wrapCells } from './wrap.ts';

test('lines break at blanks', () => {
  expect(wrapCells('⠁⠃⠀⠉⠙⠀⠑', 5)).toEqual(['⠁⠃⠀⠉⠙', '⠑']);
});

test('a word longer than a line is broken where it must be', () => {
  expect(wrapCells('⠁⠃⠉⠙⠑⠋⠛', 3)).toEqual(['⠁⠃⠉', '⠙⠑⠋', '⠛']);
});

test('no line is longer than the width, and only blanks are lost', () => {
  const cells = fc
    .array(fc.constantFrom('⠁', '⠿', '⠀', ' ', '\n'), { maxLength: 200 })
    .map((all) => all.join(''));
  fc.assert(
    fc.property(cells, fc.integer({ min: 1, max: 40 }), (text, width) => {
      const lines = wrapCells(text, width);
      expect(lines.every((line) => line.length > 0 && line.length <= width)).toBe(true);
      const solid = (some: string) => some.replaceAll(/[⠀ \n]/gu, '');
      expect(solid(lines.join(''))).toBe(solid(text));
    }),
  );
});

test('the first line of each paragraph may have a width of its own', () => {
  expect(wrapCells('⠁⠃⠀⠉⠙\n⠑⠋⠀⠛⠓', 5, 3)).toEqual(['⠁⠃', '⠉⠙', '⠑⠋', '⠛⠓']);
});
