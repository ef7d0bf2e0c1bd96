import { expect, test } from 'vitest';
import { textBox } from '../geometry/text-box.ts';
import { A4, cells, text } from '../testing/make.ts';
import { breakLines, breakTextWithin } from './text-within.ts';

const WIDTH = 40;

test('braille is broken between words so that no line is wider than allowed', () => {
  const long = text('t', 'some words', { braille: cells('⠎⠕⠍⠑⠀⠺⠕⠗⠙⠎⠀⠎⠞⠁⠝⠙⠀⠓⠑⠗⠑') });
  const broken = breakTextWithin(long, WIDTH, A4);
  expect(textBox(long, A4).width).toBeGreaterThan(WIDTH);
  expect(textBox(broken, A4).width).toBeLessThanOrEqual(WIDTH);
  expect(broken.braille?.cells.split('\n').length).toBeGreaterThan(1);
  expect(broken.braille?.cells.replaceAll('\n', '⠀')).toBe(long.braille?.cells);
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
