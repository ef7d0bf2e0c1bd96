import type { SearchCorrection } from '@relievo/contracts/library/lists';
import type { AppTransaction } from '../../../platform/database/database.ts';
import type { Selection } from '../repository.ts';
import { type Change, chooseCandidates, combineCandidates, leaveOneOut } from './correction-rules.ts';
import { MOST_COUNTED } from './estimate-rules.ts';
import { splitWords } from './query-rules.ts';
import { countSearch } from './service.ts';
import { findForms, findNeighbours } from './words/repository.ts';

/** So many searches are proposed at most. */
const MOST_PROPOSED = 3;

/**
 * What somebody may have meant whose search found nothing: words of the library in place of those that it does not
 * know, or the search without one of its words. Every proposal was looked for by whoever asks, under the same
 * filters, and found something: none leads to nothing, and none names a word of what is hidden.
 */
export async function findCorrections(
  tx: AppTransaction,
  selection: Selection,
  masks: readonly number[],
): Promise<SearchCorrection[]> {
  const words = splitWords(selection.text);
  const candidates = new Map<string, readonly string[]>();
  for (const word of words)
    if (!(await holds(tx, selection, word))) candidates.set(word, await findCandidates(tx, selection, word));
  const known = words.filter((word) => candidates.get(word)?.length !== 0);
  const changes = candidates.size === 0 ? [] : describeAll(words, known, candidates);
  const found = await tryChanges(tx, selection, masks, changes);
  if (found.length > 0) return found.slice(0, MOST_PROPOSED);
  const without = await tryChanges(tx, selection, masks, leaveOneOut(words));
  // The word that few resources hold says most of what is wanted.
  return without.toSorted((a, b) => a.total - b.total).slice(0, MOST_PROPOSED);
}

/** A word for which nothing like it is known is left out. */
function describeAll(
  words: readonly string[],
  known: readonly string[],
  candidates: ReadonlyMap<string, readonly string[]>,
): Change[] {
  if (known.length === 0) return [];
  const choices = new Map([...candidates].map(([word, of]) => [word, of.length === 0 ? [''] : of]));
  return combineCandidates(words, choices);
}

async function holds(tx: AppTransaction, { list }: Selection, word: string): Promise<boolean> {
  return (await countSearch(tx, { list, text: word }, [], 1)) > 0;
}

async function findCandidates(tx: AppTransaction, selection: Selection, word: string): Promise<string[]> {
  const plain = (await findForms(tx, [word])).get(word)?.word;
  if (plain === undefined) return [];
  const near = chooseCandidates(plain, await findNeighbours(tx, plain));
  const shown: string[] = [];
  for (const candidate of near) if (await holds(tx, selection, candidate)) shown.push(candidate);
  return shown;
}

async function tryChanges(
  tx: AppTransaction,
  selection: Selection,
  masks: readonly number[],
  changes: readonly Change[],
): Promise<SearchCorrection[]> {
  const found: SearchCorrection[] = [];
  for (const { replaced, text } of changes) {
    if (text === '') continue;
    const counted = await countSearch(tx, { ...selection, text }, masks, MOST_COUNTED + 1);
    if (counted === 0) continue;
    found.push({
      search: text,
      replaced: [...replaced],
      total: Math.min(counted, MOST_COUNTED),
      exceedsTotal: counted > MOST_COUNTED,
    });
  }
  return found;
}
