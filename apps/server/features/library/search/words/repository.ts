import type { AppTransaction } from '../../../../platform/database/database.ts';
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
