import { FUNCTION_WORDS } from './function-words.ts';

const LISTS = Object.entries(FUNCTION_WORDS).map(([language, words]) => ({
  language,
  words: new Set(words.split(' ')),
}));
/** A language is sure if so many of its small words were found, and more of them than of any other by this factor. */
const MIN_FOUND = 4;
const MIN_LEAD = 1.4;
/** More texts do not make a language surer. */
const MAX_TEXTS = 4000;

/** How many words a text has, and how many of them are small words of each language, the most first. */
export interface SmallWords {
  readonly words: number;
  readonly counts: readonly { readonly language: string; readonly count: number }[];
}

export function countSmallWords(texts: readonly string[]): SmallWords {
  const words = texts.slice(0, MAX_TEXTS).flatMap((text) => fold(text).match(/\p{L}+/gu) ?? []);
  const counts = LISTS.map(({ language, words: known }) => ({
    language,
    count: words.filter((word) => known.has(word)).length,
  })).toSorted((a, b) => b.count - a.count);
  return { words: words.length, counts };
}

/** Returns the language that most of the small words of a text belong to, as its tag; null if none is sure. */
export function findLanguage(texts: readonly string[]): string | null {
  return chooseLanguage(countSmallWords(texts));
}

export function chooseLanguage({ counts: [first, second] }: SmallWords): string | null {
  if (!first || first.count < MIN_FOUND || first.count < MIN_LEAD * (second?.count ?? 0)) return null;
  return first.language;
}

/** Writes Latin letters small and without accents. Letters of other scripts remain as they are. */
function fold(text: string): string {
  const small = text.toLowerCase().replaceAll('ı', 'i').replaceAll('ł', 'l');
  return /\p{Script=Latin}/u.test(small) ? small.normalize('NFD').replaceAll(/\p{M}/gu, '') : small;
}
