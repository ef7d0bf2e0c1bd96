import type { Database } from '../../../platform/database/database.ts';
import { deleteUnheldWords } from './words/repository.ts';

/** So many words are looked at while nobody can write a resource. */
const BATCH = 1000;

/** Words that no resource holds any more leave the vocabulary: they may name somebody who deleted them. */
export async function forgetWords(
  { database }: { readonly database: Database },
  signal: AbortSignal,
): Promise<void> {
  let last: string | null = '';
  while (last !== null && !signal.aborted) {
    const after: string = last;
    last = await database.asSystem((tx) => deleteUnheldWords(tx, after, BATCH));
  }
}
