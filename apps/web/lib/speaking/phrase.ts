import { splitAuthorsWords, type WordedPiece } from '@relievo/words';
import { i18n } from '../words/i18n.ts';

/** A piece of what is said. */
export interface Phrase {
  readonly text: string;
  /** Where it is another one than that of the page. */
  readonly language?: string;
}

/** What is said: all in the language of the page, or piece by piece. */
export type Said = string | readonly Phrase[];

export function textOf(said: Said): string {
  return typeof said === 'string' ? said : said.map(({ text }) => text).join('');
}

export function phrasesOf(said: Said): readonly Phrase[] {
  return typeof said === 'string' ? (said === '' ? [] : [{ text: said }]) : said;
}

/** What an author wrote is in the language of the chart or drawing, the sentences around it in that of the page. */
export function toPhrases(told: string | readonly WordedPiece[], language: string): readonly Phrase[] {
  const pieces = typeof told === 'string' ? splitAuthorsWords(told) : told;
  const isForeign = language !== i18n.locale;
  return pieces.map(({ text, isAuthors }) => (isAuthors && isForeign ? { text, language } : { text }));
}

/** One after another, with a space between what says anything. */
export function joinSaid(...said: readonly Said[]): readonly Phrase[] {
  return said
    .map(phrasesOf)
    .filter((phrases) => phrases.length > 0)
    .flatMap((phrases, index) => (index === 0 ? phrases : [{ text: ' ' }, ...phrases]));
}
