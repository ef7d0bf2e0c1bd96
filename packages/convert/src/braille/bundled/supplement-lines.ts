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
export function listUebLines(): readonly string[] {
  return [
    ...listModifiedLetters(MODIFIED, (pair) => ({ pair, base: baseOf(pair) })),
    ...listModifiedLetters(ALIKE, (triple) => ({ pair: triple.slice(0, -1), base: triple.slice(-1) })),
    ...listLettersAndSigns(LETTERS, SIGNS),
  ];
}

export function listContractionLines(): readonly string[] {
  return [
    ...splitIntoPairs(SPELLED_BEFORE.words).flatMap(([word, cells]) =>
      splitIntoPairs(SPELLED_BEFORE.signs).map(
        ([sign, cell]) => `word ${word}${sign} ${writeDots(cells + cell)}`,
      ),
    ),
    ...splitIntoPairs(WHOLE_WORDS).map(([word, cells]) => `word ${word} ${writeDots(cells)}`),
    ...splitIntoPairs(WORDS).map(([word, cells]) => `always ${word} ${writeDots(cells)}`),
  ];
}

/** The letters of Latin Extended-A that Unicode takes apart into one of ours and a mark. */
export function listGermanLines(): readonly string[] {
  const letters = Array.from({ length: 0x80 }, (_, i) => String.fromCodePoint(0x100 + i));
  const pairs = letters
    .filter((letter) => /^[a-z]$/.test(baseOf(letter)) && letter.toUpperCase().length === 1)
    .map((letter) => letter.toUpperCase() + letter);
  return [
    ...pairs.map((pair) => writeLetterLine(pair, GERMAN_ACCENT + writeLetters(baseOf(pair)))),
    ...listLettersAndSigns(GERMAN_LETTERS, GERMAN_SIGNS),
  ];
}

export function listLettersAndSigns(letters: string, signs: string): readonly string[] {
  return [
    ...splitIntoPairs(letters).map(([pair, cells]) => writeLetterLine(pair, cells)),
    ...splitIntoPairs(signs).flatMap(([sign, cells]) => [
      `sign ${escapeText(sign)} ${writeDots(cells)}`,
      `always ${escapeText(sign)} ${writeDots(cells)}`,
    ]),
  ];
}

interface Letter {
  readonly pair: string;
  readonly base: string;
}

function listModifiedLetters(
  list: Readonly<Partial<Record<Modifier, string>>>,
  letterOf: (word: string) => Letter,
): readonly string[] {
  return Object.entries(list).flatMap(([modifier, words]) =>
    words.split(' ').map((word) => {
      const { pair, base } = letterOf(word);
      return writeLetterLine(pair, MODIFIERS[modifier as Modifier] + writeLetters(base));
    }),
  );
}

/** The letter under the mark of a small letter, or of the small one of a pair. */
function baseOf(pair: string): string {
  return pair.slice(-1).normalize('NFD').charAt(0);
}

function writeLetters(letter: string): string {
  const letters = translateLetters(letter);
  if (!letters) throw new Error(`“${letter}” is no letter without a mark.`);
  return letters.cells;
}

/** `uplow` takes the capital first, and gives it its indicator. */
function writeLetterLine(pair: string, cells: string): string {
  return `${pair.length === 2 ? 'uplow' : 'lowercase'} ${escapeText(pair)} ${writeDots(cells)}`;
}

function splitIntoPairs(list: string): readonly (readonly [string, string])[] {
  const words = list === '' ? [] : list.split(' ');
  return words.flatMap((word, i) => (i % 2 === 0 ? [[word, words[i + 1] ?? ''] as const] : []));
}

function escapeText(text: string): string {
  return Array.from(text, (one) => `\\x${(one.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`).join('');
}

function writeDots(cells: string): string {
  return Array.from(cells, (cell) => dotsOf(cell).join('')).join('-');
}
