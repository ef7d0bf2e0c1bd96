import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LONGEST_PIECE, splitIntoPieces } from './pieces.ts';

test('a line is cut after blanks, and only where it must be inside a word', () => {
  const words = `${'x'.repeat(LONGEST_PIECE - 10)} yyyy zzzzzzzz`;
  expect(splitIntoPieces(words)).toEqual([words.slice(0, -8), 'zzzzzzzz']);
  expect(splitIntoPieces('😀'.repeat(LONGEST_PIECE / 2 + 1)).map((piece) => piece.length)).toEqual([
    LONGEST_PIECE,
    2,
  ]);
  const shifted = splitIntoPieces(`x${'😀'.repeat(LONGEST_PIECE / 2)}`);
  expect(shifted.some((piece) => /[\ud800-\udbff]$/.test(piece))).toBe(false);
});

test('pieces together are the line, and none is too long', () => {
  const line = fc
    .array(fc.constantFrom('word ', 'x'.repeat(700), ' ', '😀'.repeat(500)), { maxLength: 30 })
    .map((all) => all.join(''));
  fc.assert(
    fc.property(line, (text) => {
      const pieces = splitIntoPieces(text);
      expect(pieces.join('')).toBe(text);
      expect(pieces.every((piece) => piece.length <= LONGEST_PIECE)).toBe(true);
    }),
  );
});
