import type { ListMarks, NumberStyle } from '../model/block.ts';

/** Writes the mark of an item, counted from 0; empty for a dot. */
export function writeMark(marks: ListMarks, at: number): string {
  if (marks.kind === 'bullets') return '';
  return `${marks.before}${writeNumber(marks.start + at, marks.style)}${marks.after}`;
}

/** Writes a number in the style of a list: 3, c, C, iii or III. */
export function writeNumber(count: number, style: NumberStyle): string {
  switch (style) {
    case 'decimal':
      return String(count);
    case 'lower-letters':
      return writeLetters(count);
    case 'upper-letters':
      return writeLetters(count).toUpperCase();
    case 'lower-roman':
      return writeRoman(count);
    case 'upper-roman':
      return writeRoman(count).toUpperCase();
  }
}

/** Finds marks that count like those in print, from the first two of them; dots if they do not count. */
export function findMarks(written: readonly string[]): ListMarks {
  const [first = '', second] = written;
  const [, before = '', number = '', after = ''] = MARK.exec(first) ?? [];
  const styles = STYLES.flatMap(([style, form, read]) => {
    const start = form.test(number) ? read(number) : 0;
    return start > 0 || number === '0' ? [{ kind: 'numbers' as const, style, start, before, after }] : [];
  });
  // i is the first of roman numbers and the ninth letter: the next one tells.
  return styles.find((marks) => second !== undefined && writeMark(marks, 1) === second) ?? styles[0] ?? DOTS;
}

const DOTS: ListMarks = { kind: 'bullets' };
const MARK = /^([([]?)(\d{1,6}|[a-z]{1,6}|[A-Z]{1,6})([.):\]]{0,2})$/;
const LETTERS = 26;

const STYLES: readonly (readonly [NumberStyle, RegExp, (number: string) => number])[] = [
  ['decimal', /^\d+$/, Number],
  ['lower-roman', /^[ivx]+$/, readRoman],
  ['upper-roman', /^[IVX]+$/, readRoman],
  ['lower-letters', /^[a-z]{1,2}$/, readLetters],
  ['upper-letters', /^[A-Z]{1,2}$/, readLetters],
];

/** After z come aa and ab. */
function writeLetters(count: number): string {
  let rest = count;
  let written = '';
  while (rest > 0) {
    written = String.fromCharCode(97 + ((rest - 1) % LETTERS)) + written;
    rest = Math.floor((rest - 1) / LETTERS);
  }
  return written || String(count);
}

function readLetters(letters: string): number {
  let count = 0;
  for (const letter of letters.toLowerCase()) count = count * LETTERS + letter.charCodeAt(0) - 96;
  return count;
}

const ROMAN: readonly (readonly [number, string])[] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

function writeRoman(count: number): string {
  if (count < 1 || count > 3999) return String(count);
  let rest = count;
  let written = '';
  for (const [value, letters] of ROMAN)
    while (rest >= value) {
      written += letters;
      rest -= value;
    }
  return written;
}

/** Reads a roman number; 0 if it is not one. */
function readRoman(letters: string): number {
  const small = letters.toLowerCase();
  const count = Array.from({ length: 40 }, (_, at) => at + 1).find((one) => writeRoman(one) === small);
  return count ?? 0;
}
