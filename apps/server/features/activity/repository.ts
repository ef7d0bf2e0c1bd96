import { type ActivitiesQuery, DEFAULT_CATEGORY, SEARCH_CATEGORY } from '@relievo/contracts/activity';
import type { AppTransaction } from '../../platform/database/database.ts';

type State = 'approved' | 'pending' | 'rejected' | 'draft';

const STATE = `case when r.id is null then null when r.submitted_at is null then 'draft' else r.status end`;

export interface VisitRow {
  readonly id: string;
  readonly is_download: boolean;
  readonly created_at: Date;
  /** Null where the policies no longer show the resource. */
  readonly resource_id: string | null;
  readonly title: string | null;
  readonly category: string | null;
}

/** Administrators may read the log of everybody; here each asks for their own. */
export function findVisits(tx: AppTransaction, atMost: number): Promise<VisitRow[]> {
  return tx.query<VisitRow>(
    'activity-visits',
    `select l.id, l.access_type = 'download' as is_download, l.created_at, r.id as resource_id, r.title, r.category
     from content_access_logs l left join resources r on r.id = l.resource_id
     where l.user_id = (select app_uid()) and not l.is_repeat
     order by l.created_at desc, l.id desc limit $1`,
    [atMost],
  );
}

export interface SubmissionRow {
  readonly id: string;
  readonly title: string;
  readonly state: State;
  readonly category: string | null;
  readonly view_count: string;
  readonly download_count: string;
  readonly created_at: Date;
}

export function findSubmissions(tx: AppTransaction, atMost: number): Promise<SubmissionRow[]> {
  return tx.query<SubmissionRow>(
    'activity-submissions',
    `select r.id, r.title, ${STATE} as state, r.category, r.view_count, r.download_count, r.created_at
     from resources r where r.submitted_by = (select app_uid())
     order by r.created_at desc, r.id desc limit $1`,
    [atMost],
  );
}

export interface FiguresRow {
  readonly collections: number;
  readonly approved: number;
  readonly pending: number;
  readonly rejected: number;
  readonly draft: number;
  readonly views: string;
  readonly downloads: string;
  readonly created_this_month: number;
  readonly changed_this_month: number;
}

export async function countOwn(tx: AppTransaction, monthBegan: string): Promise<FiguresRow | undefined> {
  const inState = (state: State) => `count(*) filter (where ${STATE} = '${state}')::int as ${state}`;
  const rows = await tx.query<FiguresRow>(
    'activity-figures',
    `select (select count(*)::int from user_collections where user_id = (select app_uid())) as collections,
       ${inState('approved')}, ${inState('pending')}, ${inState('rejected')}, ${inState('draft')},
       coalesce(sum(r.view_count), 0) as views, coalesce(sum(r.download_count), 0) as downloads,
       count(*) filter (where r.created_at >= $1)::int as created_this_month,
       count(*) filter (where r.updated_at >= $1 and r.updated_at > r.created_at)::int as changed_this_month
     from resources r where r.submitted_by = (select app_uid())`,
    [monthBegan],
  );
  return rows[0];
}

export interface ActivityRow {
  readonly id: string;
  readonly type: 'viewed' | 'downloaded' | 'created' | 'searched';
  readonly title: string | null;
  readonly category: string;
  readonly state: State | null;
  readonly view_count: string | null;
  readonly download_count: string | null;
  readonly at: Date;
  readonly resource_id: string | null;
}

/** Everything of one person; resources are joined under the policies, so that one which is hidden now is not known. */
const MINE = `select l.id, case l.access_type when 'download' then 'downloaded' else 'viewed' end as type,
    r.title, ${STATE} as state, r.view_count, r.download_count, l.created_at as at, r.id as resource_id,
    coalesce(nullif(r.category, ''), '${DEFAULT_CATEGORY}') as category
  from content_access_logs l left join resources r on r.id = l.resource_id
  where l.user_id = (select app_uid()) and not l.is_repeat
  union all
  select r.id, 'created', r.title, ${STATE}, r.view_count, r.download_count, r.created_at, r.id,
    coalesce(nullif(r.category, ''), '${DEFAULT_CATEGORY}')
  from resources r where r.submitted_by = (select app_uid())
  union all
  select s.id, 'searched', s.search_query, null, null, null, s.created_at, null, '${SEARCH_CATEGORY}'
  from search_history s where s.user_id = (select app_uid())`;

const KEYS: Readonly<Record<ActivitiesQuery['sortBy'], string>> = {
  timestamp: 'at',
  type: 'type',
  title: 'folded(title)',
  category: 'folded(category)',
};

/** What cannot be named stands last, and what is the same is in the order in which it happened, the latest first. */
function orderBy({ sortBy, direction }: Pick<ActivitiesQuery, 'sortBy' | 'direction'>): string {
  return `${KEYS[sortBy]} ${direction === 'ascending' ? 'asc' : 'desc'} nulls last, at desc, id desc`;
}

/** One page and the total from one look; where the page is empty, the total comes with a row that has no id. */
export async function findActivities(
  tx: AppTransaction,
  { search, type, offset, limit, ...sorting }: ActivitiesQuery,
): Promise<{ rows: ActivityRow[]; total: number }> {
  const rows = await tx.query<ActivityRow & { total: number }>(
    '',
    `with mine as (${MINE}),
     found as materialized (
       select * from mine
       where ($1::text is null or type = $1) and folded(title) like all (search_patterns($2))),
     page as (
       select *, row_number() over (order by ${orderBy(sorting)}) as place from found
       order by place limit $3 offset $4)
     select page.*, (select count(*)::int from found) as total
     from (values (1)) as once left join page on true order by place`,
    [type ?? null, search, limit, offset],
  );
  return { rows: rows.filter(({ id }) => id !== null), total: rows[0]?.total ?? 0 };
}

/** An entry of either log, a visit with its repeats; what was created is no entry of a log. */
export async function deleteActivity(tx: AppTransaction, id: string): Promise<boolean> {
  const rows = await tx.query(
    'activity-remove',
    `with visit as (select * from content_access_logs where id = $1 and user_id = (select app_uid())),
     visits as (
       delete from content_access_logs l using visit v
       where l.user_id = v.user_id and (l.id = v.id or
         l.is_repeat and l.resource_id = v.resource_id and l.access_type = v.access_type)
       returning l.id),
     searches as (delete from search_history where id = $1 and user_id = (select app_uid()) returning id)
     select id from visits union all select id from searches`,
    [id],
  );
  return rows.length > 0;
}

export async function deleteActivities(tx: AppTransaction): Promise<void> {
  await tx.query(
    'activity-clear',
    `with visits as (delete from content_access_logs where user_id = (select app_uid()))
     delete from search_history where user_id = (select app_uid())`,
  );
}
