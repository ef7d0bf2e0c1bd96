import { expect, test } from 'vitest';
import { textBox } from '../geometry/text-box.ts';
import { A4, cells, text } from '../testing/make.ts';
import { breakLines, breakTextEvenly, breakTextWithin } from './text-within.ts';

const WIDTH = 40;

test('braille is broken between words so that no line is wider than allowed', () => {
  const long = text('t', 'some words', { braille: cells('⠎⠕⠍⠑⠀⠺⠕⠗⠙⠎⠀⠎⠞⠁⠝⠙⠀⠓⠑⠗⠑') });
  const broken = breakTextWithin(long, WIDTH, A4);
  expect(textBox(long, A4).width).toBeGreaterThan(WIDTH);
  expect(textBox(broken, A4).width).toBeLessThanOrEqual(WIDTH);
  expect(broken.braille?.cells.split('\n').length).toBeGreaterThan(1);
  expect(broken.braille?.cells.replaceAll('\n', '⠀')).toBe(long.braille?.cells);
});

test('the lines of a heading are as few as before, and as even as they can be', () => {
  const long = text('t', 'heading', { braille: cells('⠎⠕⠍⠑⠀⠺⠕⠗⠙⠎⠀⠞⠓⠑⠗⠑⠀⠁') });
  const linesOf = (broken: typeof long): readonly number[] =>
    broken.braille?.cells.split('\n').map((line) => line.length) ?? [];
  expect(linesOf(breakTextWithin(long, 103, A4))).toEqual([16, 1]);
  expect(linesOf(breakTextEvenly(long, 103, A4))).toEqual([10, 7]);
  expect(linesOf(breakTextEvenly(long, 200, A4))).toEqual([18]);
});

test('print without braille is broken between words as well', () => {
  const broken = breakTextWithin(text('t', 'Many words that stand in a row'), WIDTH, A4);
  expect(broken.print.split('\n').length).toBeGreaterThan(1);
  expect(textBox(broken, A4).width).toBeLessThanOrEqual(WIDTH);
});

test('a word that is longer than a line is divided where the line ends, and no character is lost', () => {
  const fits = (line: string): boolean => [...line].length <= 5;
  expect(breakLines('a Donaudampf 🍎🍎🍎🍎🍎🍎 x', fits)).toEqual([
    'a',
    'Donau',
    'dampf',
    '🍎🍎🍎🍎🍎',
    '🍎 x',
  ]);
  expect(breakLines('ab', () => false)).toEqual(['a', 'b']);
});
