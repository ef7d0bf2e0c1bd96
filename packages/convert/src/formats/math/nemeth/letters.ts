import { readStyledLetter } from '../styled-letters.ts';
import type { Item, Items } from './items.ts';
import { FUNCTIONS, TYPEFORMS } from './signs.ts';

const LATIN = '⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵';
const GREEK = 'αβγδεζηθικλμνξοπρστυφχψω';
const GREEK_CELLS = '⠁⠃⠛⠙⠑⠵⠱⠹⠊⠅⠇⠍⠝⠭⠕⠏⠗⠎⠞⠥⠋⠯⠽⠺';
const OTHER_GREEK: Readonly<Record<string, string>> = { ϵ: 'ε', ϕ: 'φ', µ: 'μ', Ω: 'Ω' };
/** Second forms of a letter have dot 4 before it (Rule III, 24). */
const SECOND_FORMS: Readonly<Record<string, string>> = { ϑ: '⠈⠹', ς: '⠈⠎' };
const RUSSIAN = 'абвгдежзийклмнопрстуфхцчшщъыьэюя';
const RUSSIAN_CELLS = '⠁⠃⠺⠛⠙⠑⠚⠵⠊⠯⠅⠇⠍⠝⠕⠏⠗⠎⠞⠥⠋⠓⠉⠟⠱⠭⠷⠮⠾⠪⠳⠫';
const HEBREW: Readonly<Record<string, string>> = { ℵ: '⠁', א: '⠁', ℶ: '⠧', ב: '⠧' };
const DIGITS = '⠴⠂⠆⠒⠲⠢⠖⠶⠦⠔';

const CAPITAL = '⠠';

/** Writes digits with points and commas; null for anything else. */
export function writeDigits(text: string): string | null {
  const cells = Array.from(text, (one) => {
    if (one === '.') return '⠨';
    if (one === ',') return '⠠';
    return /^\d$/.test(one) ? (DIGITS[Number(one)] ?? null) : null;
  });
  return cells.includes(null) ? null : cells.join('');
}

function writeCapitals(letter: string, alphabet: string, cells: string): string | null {
  const small = letter.toLowerCase();
  const at = alphabet.indexOf(small);
  if (at < 0 || small.length !== 1) return null;
  return (small === letter ? '' : CAPITAL) + (cells[at] ?? '');
}

export interface WrittenLetter {
  readonly cells: string;
  readonly isEnglish: boolean;
}

/** Writes one letter with the signs of its style and alphabet (Rules III to V); null for a letter without cells. */
export function writeLetter(character: string, variant: string): WrittenLetter | null {
  const styled = readStyledLetter(character) ?? { base: character, variant };
  const style = TYPEFORMS[styled.variant];
  if (style === undefined) return null;
  const letter = OTHER_GREEK[styled.base] ?? styled.base;
  const latin = writeCapitals(letter, 'abcdefghijklmnopqrstuvwxyz', LATIN);
  if (latin !== null) {
    if (styled.variant.endsWith('fraktur')) return { cells: `${style}⠸${latin}`, isEnglish: false };
    return style === ''
      ? { cells: latin, isEnglish: true }
      : { cells: `${style}⠰${latin}`, isEnglish: false };
  }
  if (styled.variant.endsWith('fraktur')) return null;
  const second = SECOND_FORMS[letter];
  const greek = second ?? writeCapitals(letter, GREEK, GREEK_CELLS);
  if (greek !== null) return { cells: `${style}⠨${greek}`, isEnglish: false };
  const russian = writeCapitals(letter, RUSSIAN, RUSSIAN_CELLS);
  if (russian !== null) return { cells: `${style}⠈⠈${russian}`, isEnglish: false };
  const hebrew = HEBREW[letter];
  return hebrew === undefined ? null : { cells: `${style}⠠⠠${hebrew}`, isEnglish: false };
}

/** Writes a name: letters one by one, or the abbreviation of a function. */
export function writeName(text: string, variant: string, level: string, isFunction: boolean): Items {
  const letters = Array.from(text);
  const written: Item[] = [];
  const isName =
    letters.length > 1 && (isFunction || FUNCTIONS.has(text) || FUNCTIONS.has(text.toLowerCase()));
  if (isName) {
    const cells = letters.map((letter) => writeLetter(letter, variant));
    if (cells.some((one) => one?.isEnglish !== true)) return null;
    return [{ kind: 'name', cells: cells.map((one) => one?.cells).join(''), level, wantsArgument: true }];
  }
  for (const letter of letters) {
    const digits = writeDigits(letter);
    if (digits !== null && /\d/.test(letter)) {
      written.push({ kind: 'number', cells: digits, level });
      continue;
    }
    const one = writeLetter(letter, variant);
    if (one === null) return null;
    written.push({ kind: 'letter', cells: one.cells, level, isEnglish: one.isEnglish });
  }
  return written;
}

/** Writes a number with its style; a digit in a circle is a shape around it (Rule XVI, 111). */
export function writeNumber(text: string, variant: string, level: string): Items {
  const circled = /^[①-⑨]$/u.test(text) ? writeDigits(text.normalize('NFKC')) : null;
  if (circled !== null) return [{ kind: 'sign', cells: `⠫⠉⠸⠫⠼${circled}⠻`, level }];
  const items: Item[] = [];
  for (const part of text.match(/\p{Nd}(?<=[^\d])|[\d.,]+|./gu) ?? []) {
    const styled = readStyledLetter(part) ?? { base: part, variant };
    const style = TYPEFORMS[styled.variant];
    const digits = writeDigits(styled.base);
    if (style === undefined || digits === null || styled.variant.endsWith('fraktur')) return null;
    items.push({ kind: 'number', cells: style === '' ? digits : `${style}⠼${digits}`, level });
  }
  return items.length === 0 ? null : items;
}

/** Writes a word of text, spelled out. Capitals alone have two signs, a single letter is a letter (Rule III). */
export function writeWord(text: string, level: string): Items {
  const letters = Array.from(text);
  const cells = letters.map((letter) => writeLetter(letter.toLowerCase(), 'normal'));
  if (cells.some((one) => one?.isEnglish !== true)) return null;
  const spelled = cells.map((one) => one?.cells).join('');
  if (letters.length === 1)
    return [
      { kind: 'letter', cells: (/^\p{Lu}/u.test(text) ? CAPITAL : '') + spelled, level, isEnglish: true },
    ];
  if (/^[IVXLCDM]+$/.test(text)) return [{ kind: 'letter', cells: `⠠⠠${spelled}`, level }];
  if (/^\p{Lu}+$/u.test(text)) return [{ kind: 'word', cells: `⠠⠠${spelled}`, level }];
  if (!/^\p{L}\p{Ll}+$/u.test(text)) return null;
  return [{ kind: 'word', cells: (/^\p{Lu}/u.test(text) ? CAPITAL : '') + spelled, level }];
}
