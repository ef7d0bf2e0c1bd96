import { dotsOf, lettersToBraille } from '@relievo/braille';
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

/** The tables of our own that are loaded after those for Unified English Braille, by name. */
export const supplements = (): Readonly<Record<string, string>> => ({
  [CHARACTERS]: fileOf(characterLines()),
  [CONTRACTIONS]: fileOf(contractionLines()),
});

const CHARACTERS = 'ueb-characters.uti';
const CONTRACTIONS = 'ueb-contractions.uti';

export const supplementsOf = (table: string): readonly string[] => {
  if (/\ben-ueb-g2\.ctb\b/.test(table)) return [CHARACTERS, CONTRACTIONS];
  return /\ben-ueb-g1\.ctb\b/.test(table) ? [CHARACTERS] : [];
};

/** The dash of English text is the short one in braille; between letters the closing quotation mark is an apostrophe. */
export const inItsSpelling = (line: string, table: string): string =>
  supplementsOf(table).length > 0
    ? line.replaceAll('—', '–').replaceAll(/(?<=\p{L})’(?=\p{L})/gu, "'")
    : line;

const characterLines = (): readonly string[] => [
  ...modified(MODIFIED, (pair) => ({ pair, base: pair.slice(-1).normalize('NFD').charAt(0) })),
  ...modified(ALIKE, (triple) => ({ pair: triple.slice(0, -1), base: triple.slice(-1) })),
  ...pairsOf(LETTERS).map(([pair, cells]) => letterLine(pair, cells)),
  ...pairsOf(SIGNS).flatMap(([sign, cells]) => [
    `sign ${escaped(sign)} ${dotted(cells)}`,
    `always ${escaped(sign)} ${dotted(cells)}`,
  ]),
];

const contractionLines = (): readonly string[] => [
  ...pairsOf(SPELLED_BEFORE.words).flatMap(([word, cells]) =>
    pairsOf(SPELLED_BEFORE.signs).map(([sign, cell]) => `word ${word}${sign} ${dotted(cells + cell)}`),
  ),
  ...pairsOf(WHOLE_WORDS).map(([word, cells]) => `word ${word} ${dotted(cells)}`),
  ...pairsOf(WORDS).map(([word, cells]) => `always ${word} ${dotted(cells)}`),
];

const fileOf = (lines: readonly string[]): string => `${lines.join('\n')}\n`;

type Letter = { readonly pair: string; readonly base: string };

const modified = (
  list: Readonly<Partial<Record<Modifier, string>>>,
  letterOf: (word: string) => Letter,
): readonly string[] =>
  Object.entries(list).flatMap(([modifier, words]) =>
    words.split(' ').map((word) => {
      const { pair, base } = letterOf(word);
      const letter = lettersToBraille(base);
      if (!letter) throw new Error(`${base} under ${pair} is no letter of ours.`);
      return letterLine(pair, MODIFIERS[modifier as Modifier] + letter.cells);
    }),
  );

/** `uplow` takes the capital first, and gives it its indicator. */
const letterLine = (pair: string, cells: string): string =>
  `${pair.length === 2 ? 'uplow' : 'lowercase'} ${escaped(pair)} ${dotted(cells)}`;

const pairsOf = (list: string): readonly (readonly [string, string])[] => {
  const words = list.split(' ');
  return words.flatMap((word, i) => (i % 2 === 0 ? [[word, words[i + 1] ?? ''] as const] : []));
};

const escaped = (text: string): string =>
  Array.from(text, (one) => `\\x${(one.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`).join('');

const dotted = (cells: string): string => Array.from(cells, (cell) => dotsOf(cell).join('')).join('-');
