import type { Subject, TactileSymbol } from './symbol.ts';

export interface FoundSymbol {
  readonly symbol: TactileSymbol;
  readonly subject: Subject;
}

/**
 * Finds the symbols for a query, first those whose name begins with it. Every word of the query is the beginning of a
 * word of the name, of another name, or of the subject. Without a query all symbols are found.
 */
export function findSymbols(
  subjects: readonly Subject[],
  query: string,
  subjectId?: string,
): readonly FoundSymbol[] {
  const asked = wordsOf(query);
  const all = subjects
    .filter(({ id }) => subjectId === undefined || id === subjectId)
    .flatMap((subject) => subject.symbols.map((symbol) => ({ symbol, subject })));
  if (asked.length === 0) return all;
  return all
    .map((found) => ({ found, rank: rankOf(found, asked, query.trim().toLowerCase()) }))
    .filter(({ rank }) => rank < NOT_FOUND)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ found }) => found);
}

const NOT_FOUND = 4;

/** 0 is the name itself, 1 its beginning, 2 words of the name, and 3 other names and the subject. */
function rankOf({ symbol, subject }: FoundSymbol, asked: readonly string[], query: string): number {
  const name = symbol.name.toLowerCase();
  if (name === query) return 0;
  const ownWords = wordsOf(name);
  if (name.startsWith(query)) return 1;
  if (asked.every((word) => hasBeginning(ownWords, word))) return 2;
  const allWords = [...ownWords, ...symbol.also.flatMap(wordsOf), ...wordsOf(subject.name)];
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
