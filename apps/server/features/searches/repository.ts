import type { SearchTrend } from '@relievo/contracts/library/lists';
import type { AppTransaction, SystemTransaction } from '../../platform/database/database.ts';
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

/** Finds the trends that this reader got in the last quarter of an hour. */
export async function findSavedTrends(
  tx: AppTransaction,
  daysBack: number,
): Promise<SearchTrend[] | undefined> {
  const rows = await tx.query<{ trends: SearchTrend[] }>(
    'searches-kept-trends',
    `select trends from kept_trends where shown_to = coalesce((select app_org()), '${NO_ORGANIZATION}')
       and days_back = $1 and made_at > now() - interval '15 minutes'`,
    [daysBack],
  );
  return rows[0]?.trends;
}

export const NO_ORGANIZATION = '00000000-0000-0000-0000-000000000000';

/** Saves trends for readers who see the same resources, and drops those of yesterday. */
export async function saveTrends(
  tx: SystemTransaction,
  shownTo: string,
  daysBack: number,
  trends: readonly SearchTrend[],
): Promise<void> {
  await tx.query(
    'searches-keep-trends',
    `with old as (
       delete from kept_trends where made_at < now() - interval '1 day' and (shown_to, days_back) <> ($1::uuid, $2::int))
     insert into kept_trends (shown_to, days_back, trends) values ($1, $2, $3::jsonb)
     on conflict (shown_to, days_back) do update set trends = excluded.trends, made_at = now()`,
    [shownTo, daysBack, JSON.stringify(trends)],
  );
}

/** Finds the resources of each list that may hold the text, the most popular first; the caller reads their words. */
export async function findSuggestedIds(
  tx: AppTransaction,
  typed: string,
  kinds: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const rows = await tx.query<{ kind: number; id: string }>(
    'searches-suggested',
    'select kind, id from suggested_in_lists($1, $2)',
    [typed, kinds],
  );
  return new Map(
    kinds.map((kind) => [kind, rows.filter((row) => row.kind === kind).map(({ id }) => id)] as const),
  );
}

export interface SuggestedRow {
  readonly id: string;
  readonly title: string;
  readonly category: string | null;
  readonly category_key: string;
  readonly filter_bits: number;
  /** Whether the title holds the text from the beginning of a word, and whether any field does. */
  readonly in_title: boolean;
  readonly anywhere: boolean;
}

/** Finds these resources in the library, and the fields that hold the text. Looked up one by one, each takes two pages. */
export function findSuggested(
  tx: AppTransaction,
  ids: readonly string[],
  typed: string,
): Promise<SuggestedRow[]> {
  return tx.query<SuggestedRow>(
    'searches-suggested-titles',
    `select r.id, r.title, r.category, r.category_key, r.filter_bits, strpos(words_of(r.title), typed.words) > 0 as in_title,
       strpos(words_of(concat_ws(' ', r.title, r.description, r.category, r.subject, array_to_string(r.tags, ' '),
         r.author_name)), typed.words) > 0 as anywhere
     from (select ' ' || btrim(words_of(left($2, 200))) as words) as typed, unnest($1::uuid[]) as suggested (id)
     cross join lateral (select * from resources one where one.id = suggested.id offset 0) as r
     where ${LIBRARY}`,
    [ids, typed],
  );
}
