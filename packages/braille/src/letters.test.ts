import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasLowerDot, translateLetters } from './letters.ts';

function cellsOf(text: string) {
  return translateLetters(text)?.cells;
}

test('the letters are those of the braille alphabet', () => {
  expect(cellsOf('abcdefghijklmnopqrstuvwxyz')).toBe('⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵');
});

test('digits follow one numeric indicator', () => {
  expect(cellsOf('1234567890')).toBe('⠼⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚');
  expect(cellsOf('a12k3')).toBe('⠁⠼⠁⠃⠅⠼⠉');
});

test('a letter that would read as a digit follows the grade 1 indicator', () => {
  expect([cellsOf('1a'), cellsOf('1k'), cellsOf('1A')]).toEqual(['⠼⠁⠰⠁', '⠼⠁⠅', '⠼⠁⠠⠁']);
});

test('a capital follows dot 6', () => {
  expect(cellsOf('kB')).toBe('⠅⠠⠃');
});

test('other characters need a translator and are not guessed', () => {
  expect(['é', 'a b', '⠁', '-', 'مرحبا'].map(translateLetters)).toEqual([null, null, null, null, null]);
});

test('dot 3 or dot 6 is in every letter from k on, and in none before', () => {
  expect([...'abcdefghijklmnopqrstuvwxyz'].filter(hasLowerDot).join('')).toBe('klmnopqrstuvwxyz');
});

test('two codes never share their cells', () => {
  const code = fc.stringMatching(/^[a-z0-9]{1,4}$/);
  fc.assert(
    fc.property(code, code, (a, b) => {
      expect(cellsOf(a) === cellsOf(b)).toBe(a === b);
    }),
  );
});
