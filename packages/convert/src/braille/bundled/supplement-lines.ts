import { dotsOf, translateLetters } from '@relievo/braille';
import { GERMAN_ACCENT, GERMAN_LETTERS, GERMAN_SIGNS } from './other-characters.ts';
import {
  ALIKE,
  LETTERS,
  MODIFIED,
  MODIFIERS,
  type Modifier,
  SIGNS,
  SPELLED_BEFORE,
  WHOLE_WORDS,
  WORDS,
} from './ueb-characters.ts';

/** Lines in liblouis's own language of tables. */
export function uebLines(): readonly string[] {
  return [
    ...modified(MODIFIED, (pair) => ({ pair, base: baseOf(pair) })),
    ...modified(ALIKE, (triple) => ({ pair: triple.slice(0, -1), base: triple.slice(-1) })),
    ...lettersAndSigns(LETTERS, SIGNS),
  ];
}

export function contractionLines(): readonly string[] {
  return [
    ...pairsOf(SPELLED_BEFORE.words).flatMap(([word, cells]) =>
      pairsOf(SPELLED_BEFORE.signs).map(([sign, cell]) => `word ${word}${sign} ${dotted(cells + cell)}`),
    ),
    ...pairsOf(WHOLE_WORDS).map(([word, cells]) => `word ${word} ${dotted(cells)}`),
    ...pairsOf(WORDS).map(([word, cells]) => `always ${word} ${dotted(cells)}`),
  ];
}

/** The letters of Latin Extended-A that Unicode takes apart into one of ours and a mark. */
export function germanLines(): readonly string[] {
  const letters = Array.from({ length: 0x80 }, (_, i) => String.fromCodePoint(0x100 + i));
  const pairs = letters
    .filter((letter) => /^[a-z]$/.test(baseOf(letter)) && letter.toUpperCase().length === 1)
    .map((letter) => letter.toUpperCase() + letter);
  return [
    ...pairs.map((pair) => letterLine(pair, GERMAN_ACCENT + lettersOf(baseOf(pair)))),
    ...lettersAndSigns(GERMAN_LETTERS, GERMAN_SIGNS),
  ];
}

export function lettersAndSigns(letters: string, signs: string): readonly string[] {
  return [
    ...pairsOf(letters).map(([pair, cells]) => letterLine(pair, cells)),
    ...pairsOf(signs).flatMap(([sign, cells]) => [
      `sign ${escaped(sign)} ${dotted(cells)}`,
      `always ${escaped(sign)} ${dotted(cells)}`,
    ]),
  ];
}

interface Letter {
  readonly pair: string;
  readonly base: string;
}

function modified(
  list: Readonly<Partial<Record<Modifier, string>>>,
  letterOf: (word: string) => Letter,
): readonly string[] {
  return Object.entries(list).flatMap(([modifier, words]) =>
    words.split(' ').map((word) => {
      const { pair, base } = letterOf(word);
      return letterLine(pair, MODIFIERS[modifier as Modifier] + lettersOf(base));
    }),
  );
}

/** The letter under the mark of a small letter, or of the small one of a pair. */
function baseOf(pair: string): string {
  return pair.slice(-1).normalize('NFD').charAt(0);
}

function lettersOf(letter: string): string {
  const letters = translateLetters(letter);
  if (!letters) throw new Error(`“${letter}” is no letter without a mark.`);
  return letters.cells;
}

/** `uplow` takes the capital first, and gives it its indicator. */
function letterLine(pair: string, cells: string): string {
  return `${pair.length === 2 ? 'uplow' : 'lowercase'} ${escaped(pair)} ${dotted(cells)}`;
}

function pairsOf(list: string): readonly (readonly [string, string])[] {
  const words = list === '' ? [] : list.split(' ');
  return words.flatMap((word, i) => (i % 2 === 0 ? [[word, words[i + 1] ?? ''] as const] : []));
}

function escaped(text: string): string {
  return Array.from(text, (one) => `\\x${(one.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`).join('');
}

function dotted(cells: string): string {
  return Array.from(cells, (cell) => dotsOf(cell).join('')).join('-');
}
