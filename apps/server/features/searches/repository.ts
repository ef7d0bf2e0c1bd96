import type { AppTransaction } from '../../platform/database/database.ts';
import { LIBRARY } from '../library/service.ts';

export interface SearchRow {
  readonly id: string;
  readonly search_query: string;
  readonly search_type: string;
  readonly results_count: number;
  readonly created_at: Date;
}

const COLUMNS = 'id, search_query, search_type, results_count, created_at';

/** All of them, the latest first. Only one's own are visible, so nothing has to be said of whose they are. */
export function findAll(tx: AppTransaction): Promise<SearchRow[]> {
  return tx.query<SearchRow>(
    'searches-all',
    `select ${COLUMNS} from search_history where user_id = (select app_uid()) order by created_at desc, id desc`,
  );
}

/** Each search once, as it was made last: whoever looks for the same again made no other search. */
export function findRecent(tx: AppTransaction, atMost: number): Promise<SearchRow[]> {
  return tx.query<SearchRow>(
    'searches-recent',
    `select ${COLUMNS} from (
       select distinct on (folded(search_query)) ${COLUMNS} from search_history where user_id = (select app_uid())
       order by folded(search_query), created_at desc, id desc) latest
     order by created_at desc, id desc limit $1`,
    [atMost],
  );
}

export interface NewSearch {
  readonly searchQuery: string;
  readonly searchType: string;
  readonly resultsCount: number;
}

/** Nothing where the person keeps no history; the policy would refuse it as well. */
export async function insertSearch(
  tx: AppTransaction,
  { searchQuery, searchType, resultsCount }: NewSearch,
): Promise<SearchRow | undefined> {
  const rows = await tx.query<SearchRow>(
    'searches-save',
    `insert into search_history (search_query, search_type, results_count)
     select $1, $2, $3 where (select app_keeps_search_history())
     returning ${COLUMNS}`,
    [searchQuery, searchType, resultsCount],
  );
  return rows[0];
}

/** Deletes it however often it was made, or the time before would be recent next. */
export async function deleteSearch(tx: AppTransaction, id: string): Promise<boolean> {
  const rows = await tx.query(
    'searches-remove',
    `delete from search_history where user_id = (select app_uid()) and folded(search_query) =
       (select folded(search_query) from search_history where id = $1 and user_id = (select app_uid()))
     returning id`,
    [id],
  );
  return rows.length > 0;
}

export async function deleteAll(tx: AppTransaction): Promise<void> {
  await tx.query('searches-clear', 'delete from search_history where user_id = (select app_uid())');
}

export function findTrends(
  tx: AppTransaction,
  daysBack: number,
): Promise<{ search_query: string; search_count: string }[]> {
  return tx.query('searches-trends', 'select search_query, search_count from get_search_trends($1)', [
    daysBack,
  ]);
}

/** Those in which something may go on as was typed, the most popular first; whoever reads them looks at the words. */
export async function findSuggestedIds(tx: AppTransaction, typed: string, kind: number): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    'searches-suggested',
    'select id from suggested_resources($1, $2)',
    [typed, kind],
  );
  return rows.map(({ id }) => id);
}

export interface SuggestedRow {
  readonly id: string;
  readonly title: string;
  readonly category: string | null;
}

/** Of these resources, in their order, those of the library that go on as was typed: in their title, or anywhere. */
export function findSuggested(
  tx: AppTransaction,
  ids: readonly string[],
  { typed, anywhere, masks }: { typed: string; anywhere: boolean; masks: readonly number[] },
): Promise<SuggestedRow[]> {
  return tx.query<SuggestedRow>(
    'searches-suggested-titles',
    `select r.id, r.title, r.category from unnest($1::uuid[]) with ordinality as suggested (id, place)
     join resources r using (id)
     where ${LIBRARY} and not exists (select from unnest($3::int[]) as mask where r.filter_bits & mask = 0)
       and strpos(
         words_of(case when $4 then concat_ws(' ', r.title, r.description, r.category, r.subject,
           array_to_string(r.tags, ' '), r.author_name) else r.title end),
         ' ' || btrim(words_of(left($2, 200)))) > 0
     order by place`,
    [ids, typed, masks, anywhere],
  );
}
