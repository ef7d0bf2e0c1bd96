import type { AppTransaction, Database } from '../../../platform/database/database.ts';
import { GUEST } from '../../../platform/database/transaction.ts';
import { findCorrections } from '../../library/search/correction-service.ts';
import { findSearchPage } from '../../library/search/service.ts';

/** So many answers are on the screen before anybody scrolls. */
const FIRST = 5;

/** Which resources come first, by their names. */
export type Ask = (text: string) => Promise<readonly string[]>;

/** What our search shows first; where it finds nothing, what the first search that it names shows. */
export function askRelievo(
  database: Database,
  names: ReadonlyMap<string, string>,
  isCorrected: boolean,
): Ask {
  const find = async (tx: AppTransaction, text: string) => {
    const page = { masks: [], order: 'relevance', offset: 0, limit: FIRST } as const;
    return (await findSearchPage(tx, { list: 'search', text }, page)).rows;
  };
  return (text) =>
    database.asUser(GUEST, async (tx) => {
      let rows = await find(tx, text);
      const [meant] =
        rows.length === 0 && isCorrected ? await findCorrections(tx, { list: 'search', text }, []) : [];
      if (meant) rows = await find(tx, meant.search);
      return rows.map(({ id }) => names.get(id) ?? '');
    });
}

/** PostgreSQL's own text search in English on the same words: the title before the category and the rest. */
export function askPostgres(database: Database, names: ReadonlyMap<string, string>): Ask {
  return async (text) => {
    const rows = await database.asOwner((tx) =>
      tx.query<{ id: string }>(
        'postgres text search',
        `select id from resources, plainto_tsquery('english', $1) as asked, lateral (select
           setweight(to_tsvector('english', title), 'A')
           || setweight(to_tsvector('english', concat_ws(' ', category, subject, array_to_string(tags, ' '))), 'B')
           || setweight(to_tsvector('english', concat_ws(' ', description, author_name)), 'C') as words) as said
         where words @@ asked order by ts_rank(words, asked) desc, popularity_score desc, id desc limit ${FIRST}`,
        [text],
      ),
    );
    return rows.map(({ id }) => names.get(id) ?? '');
  };
}

export interface Measured {
  readonly text: string;
  readonly shown: readonly string[];
  /** Of what is shown first, how much is right; nothing shown is nothing right. */
  readonly precision: number;
  /** Of what could be shown first and right, how much is. */
  readonly found: number;
}

export async function measureSearches(
  ask: Ask,
  judged: ReadonlyMap<string, readonly string[]>,
): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const [text, right] of judged) {
    const shown = await ask(text);
    const hits = shown.filter((name) => right.includes(name)).length;
    measured.push({
      text,
      shown,
      precision: shown.length === 0 ? 0 : hits / shown.length,
      found: hits / Math.min(FIRST, right.length),
    });
  }
  return measured;
}

export function averageOf(measured: readonly Measured[], what: 'precision' | 'found'): number {
  return measured.reduce((sum, each) => sum + each[what], 0) / measured.length;
}
