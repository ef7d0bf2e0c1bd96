import type { Subject, TactileSymbol } from './symbol.ts';

export interface FoundSymbol {
  readonly symbol: TactileSymbol;
  readonly subject: Subject;
}

/** Finds the symbols for a query; without words in it all symbols of the subject, or of all subjects. */
export function findSymbols(
  subjects: readonly Subject[],
  query: string,
  subjectId?: string,
): readonly FoundSymbol[] {
  const all = subjects
    .filter(({ id }) => subjectId === undefined || id === subjectId)
    .flatMap((subject) => subject.symbols.map((symbol) => ({ symbol, subject })));
  return findByWords(all, query, ({ symbol: { name, also }, subject }) => ({
    name,
    more: [...also, subject.name],
  }));
}

interface Words {
  readonly name: string;
  /** These are other names, and the name of the group. */
  readonly more: readonly string[];
}

/**
 * Finds the things for a query, first those whose name begins with it. Every word of the query is the beginning of a
 * word of the name or of another name. Without a query all things are found.
 */
export function findByWords<Thing>(
  all: readonly Thing[],
  query: string,
  wordsFor: (thing: Thing) => Words,
): readonly Thing[] {
  const asked = wordsOf(query);
  if (asked.length === 0) return all;
  return all
    .map((thing) => ({ thing, rank: rankOf(wordsFor(thing), asked, query.trim().toLowerCase()) }))
    .filter(({ rank }) => rank < NOT_FOUND)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ thing }) => thing);
}

const NOT_FOUND = 4;

/** 0 is the name itself, 1 its beginning, 2 words of the name, and 3 other names. */
function rankOf({ name: called, more }: Words, asked: readonly string[], query: string): number {
  const name = called.toLowerCase();
  if (name === query) return 0;
  const ownWords = wordsOf(name);
  if (name.startsWith(query)) return 1;
  if (asked.every((word) => hasBeginning(ownWords, word))) return 2;
  const allWords = [...ownWords, ...more.flatMap(wordsOf)];
  return asked.every((word) => hasBeginning(allWords, word)) ? 3 : NOT_FOUND;
}

function hasBeginning(words: readonly string[], beginning: string): boolean {
  return words.some((word) => word.startsWith(beginning));
}

function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}
