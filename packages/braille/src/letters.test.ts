import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasLowerDot, lettersToBraille } from './letters.ts';

const cellsOf = (text: string) => lettersToBraille(text)?.cells;

test('the alphabet is the alphabet', () => {
  expect(cellsOf('abcdefghijklmnopqrstuvwxyz')).toBe('⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵');
});

test('digits stand behind one numeric indicator', () => {
  expect(cellsOf('1234567890')).toBe('⠼⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚');
  expect(cellsOf('a12k3')).toBe('⠁⠼⠁⠃⠅⠼⠉');
});

test('a letter that would read as a digit has the grade 1 indicator before it', () => {
  expect([cellsOf('1a'), cellsOf('1k'), cellsOf('1A')]).toEqual(['⠼⠁⠰⠁', '⠼⠁⠅', '⠼⠁⠠⠁']);
});

test('a capital has dot 6 before it', () => {
  expect(cellsOf('kB')).toBe('⠅⠠⠃');
});

test('nothing is guessed: other characters need a translator', () => {
  expect(['é', 'a b', '⠁', '-', 'مرحبا'].map(lettersToBraille)).toEqual([null, null, null, null, null]);
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
