import { maxOf } from '@relievo/words';
import { SYNONYMS } from './synonym-data.ts';
import type { WordForms } from './words/forms-rules.ts';

/**
 * One thing that is searched for, in each way in which it can be said: every way is words that have to be found
 * together, as they were typed. The first way is what was typed.
 */
export type Unit = readonly (readonly string[])[];

/** So many different words of a search count; a sentence that somebody pasted has no more. */
const MOST_WORDS = 32;

/** What is searched for, a word or a term of several words each. */
export function readUnits(text: string): Unit[] {
  const words = splitWords(text);
  const units: Unit[] = [];
  for (let place = 0; place < words.length; ) {
    const said = findTerm(words, place);
    const length = said?.length ?? 1;
    units.push([words.slice(place, place + length), ...(said?.others ?? [])]);
    place += length;
  }
  return units;
}

/** The different words of a text in their order. */
export function splitWords(text: string): string[] {
  return [...new Set(text.split(/\s+/u).filter(Boolean))].slice(0, MOST_WORDS);
}

interface Term {
  readonly length: number;
  readonly others: readonly (readonly string[])[];
}

interface Entry {
  readonly words: readonly string[];
  readonly others: readonly (readonly string[])[];
}

/** The terms by the first of their words. */
const TERMS: ReadonlyMap<string, readonly Entry[]> = listTerms();

function listTerms(): Map<string, Entry[]> {
  const terms = new Map<string, Entry[]>();
  for (const group of SYNONYMS) {
    const said = group.map((term) => term.split(' '));
    for (const words of said) {
      const entry = { words: words.map(compareAs), others: said.filter((other) => other !== words) };
      const first = entry.words[0] ?? '';
      terms.set(first, [...(terms.get(first) ?? []), entry]);
    }
  }
  return terms;
}

/** The longest term of the list that begins here. */
function findTerm(words: readonly string[], place: number): Term | undefined {
  const said = words.slice(place).map(compareAs);
  const found = (TERMS.get(said[0] ?? '') ?? []).filter(({ words: of }) =>
    of.every((word, at) => word === said[at]),
  );
  const length = maxOf(
    found.map(({ words: of }) => of.length),
    0,
  );
  if (length === 0) return undefined;
  return {
    length,
    others: found.filter(({ words: of }) => of.length === length).flatMap(({ others }) => others),
  };
}

/** Terms are English: one thing or many, in any case, is the same term. */
function compareAs(word: string): string {
  const plain = word.toLowerCase().replaceAll(/^[^\p{L}\p{N}]+|(?<=[\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, '');
  if (/(?:[sxz]|ch|sh)es$/u.test(plain)) return plain.slice(0, -2);
  if (plain.endsWith('ies')) return `${plain.slice(0, -3)}y`;
  return /[^s]s$/u.test(plain) && plain.length > 3 ? plain.slice(0, -1) : plain;
}

/** A search with what its words stand for. */
export interface Query {
  /** All of it, as it would stand in a text. */
  readonly phrase: string;
  /** Each has to be found, in one of its ways. */
  readonly units: readonly (readonly (readonly WordForms[])[])[];
}

/** Null where nothing is left that could be found. */
export function buildQuery(text: string, forms: ReadonlyMap<string, WordForms>): Query | null {
  const formsOf = (words: readonly string[]) =>
    words.flatMap((word) => {
      const known = forms.get(word);
      return known ? [known] : [];
    });
  const units = readUnits(text)
    .map((unit) => unit.map(formsOf).filter((way) => way.length > 0))
    .filter((unit) => unit.length > 0);
  const needed = units.filter((unit) => unit.length > 1 || unit[0]?.some(({ isNeeded }) => isNeeded));
  const phrase = formsOf(text.split(/\s+/u))
    .map(({ word }) => word)
    .join(' ');
  if (units.length === 0) return null;
  return { phrase, units: needed.length > 0 ? needed : units };
}

/** All words that have to be known before a search can be read. */
export function listTypedWords(text: string): string[] {
  return [...new Set([...splitWords(text), ...readUnits(text).flat(2)])];
}
