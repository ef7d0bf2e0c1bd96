import type { AppTransaction, SystemTransaction } from '../../../../platform/database/database.ts';
import type { WordForms } from './forms-rules.ts';

interface FormsRow {
  typed_word: string;
  word: string;
  needed: boolean;
  whole: string[];
  parts: string[];
  is_vague: boolean;
}

/** What words stand for, by how they were typed; what no letter is left of is not among them. */
export async function findForms(
  tx: AppTransaction,
  typed: readonly string[],
): Promise<Map<string, WordForms>> {
  const rows = await tx.query<FormsRow>('library-search-forms', 'select * from search_forms($1)', [typed]);
  return new Map(
    rows.map((row) => [
      row.typed_word,
      {
        typed: row.typed_word,
        word: row.word,
        whole: row.whole,
        parts: row.is_vague ? null : row.parts,
        isNeeded: row.needed,
      },
    ]),
  );
}

/** Words of the library that are spelled a little like this one. */
export async function findNeighbours(tx: AppTransaction, word: string): Promise<string[]> {
  const rows = await tx.query<{ word: string }>(
    'library-search-neighbours',
    'select word from search_neighbours($1) as word',
    [word],
  );
  return rows.map((row) => row.word);
}

/**
 * Deletes those of the next words that no document holds; gives the last of them, or null where there are no more. Who
 * writes a resource waits meanwhile: a word that is just being written must not be taken for one that nobody holds.
 */
export async function deleteUnheldWords(
  tx: SystemTransaction,
  after: string,
  most: number,
): Promise<string | null> {
  await tx.query('library-words-lock', 'lock table search_words in share row exclusive mode');
  const [next] = await tx.query<{ last: string | null }>(
    'library-words-next',
    `select max(word) as last from (select word from search_words where word > $1 order by word limit $2) as next`,
    [after, most],
  );
  const last = next?.last ?? null;
  if (last !== null)
    await tx.query(
      'library-words-forget',
      `delete from search_words w where w.word > $1 and w.word <= $2 and not exists (
         select from search_documents d where string_to_array(btrim(d.words), ' ') && array[w.word])`,
      [after, last],
    );
  return last;
}
