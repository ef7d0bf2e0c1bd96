import type { ReviewFilters, ReviewOrder, ReviewsQuery } from '@relievo/contracts/content';
import type { AppTransaction } from '../../../platform/database/database.ts';
import { CONTENT_COLUMNS, type ContentColumns } from '../column-rules.ts';

interface Named {
  id: string;
  name: string;
}

export interface WaitingRow {
  id: string;
  title: string;
  language: string;
  category: string | null;
  kind: 'resource' | 'version';
  is_repeated: boolean;
  visibility: 'public' | 'organization';
  organization: Named | null;
  author_name: string;
  created_at: Date;
  is_assigned: boolean;
  is_mine: boolean;
  assignee_name: string | null;
}

/**
 * Administrators review what is for everybody, and the reviewers of an organization what is for it; of what they may
 * decide, no more than that is put before them.
 */
const IS_WAITING = `(q.visibility = 'public' and (select app_is_admin())
  or q.organization_id = any ((select app_org_ids('{owner,admin,reviewer}'))::uuid[])
    and app_may_decide(q.visibility, q.organization_id, q.submitted_by))`;

/** A submission as the queue shows it. What is in a new version stands before what readers have. */
const WAITING = `s.id, s.visibility, s.created_at, s.resource_id, s.submitted_by as author_id, s.organization_id,
  coalesce(v.content ->> 'title', r.title, '') as title,
  coalesce(v.content ->> 'language', r.language, 'en') as language,
  coalesce(v.content ->> 'category', r.category) as category,
  case when s.version_id is null then 'resource' else 'version' end as kind,
  exists (
    select from submissions e join decisions d on d.submission_id = e.id
    where e.resource_id = s.resource_id and e.created_at < s.created_at and d.kind <> 'approve') as is_repeated,
  (select json_build_object('id', o.id, 'name', o.name) from organizations o where o.id = s.organization_id)
    as organization,
  coalesce(p.display_name, r.author_name, '') as author_name,
  s.assigned_to is not null as is_assigned,
  s.assigned_to is not distinct from (select app_uid()) as is_mine,
  (select a.display_name from profiles a where a.user_id = s.assigned_to) as assignee_name`;

const FROM = `submissions s left join resource_versions v on v.id = s.version_id
  left join resources r on r.id = s.resource_id left join profiles p on p.user_id = s.submitted_by`;

/** The statements that have it have no name, so that a plan leaves out the filters that are not used. */
const IS_CHOSEN = `($1::text = '' or q.title_key || ' ' || q.author_key like all (search_patterns($1)))
    and ($2::text is null or case when q.version_id is null then 'resource' else 'version' end = $2)
    and ($3::text is null or q.visibility = $3)
    and ($4::uuid is null or q.organization_id = $4) and ($5::text is null or folded(q.category) = folded($5))
    and ($6::uuid is null or q.submitted_by = $6)
    and ($7::text is null
      or case $7 when 'mine' then q.assigned_to = (select app_uid()) else q.assigned_to is null end)`;

/** Those that are alike in it stand by time, the oldest first. */
const ORDER: Readonly<Record<ReviewOrder, string>> = {
  'submitted-ascending': 'created_at, submission_id',
  'submitted-descending': 'created_at desc, submission_id desc',
  'title-ascending': 'title_key, created_at, submission_id',
  'title-descending': 'title_key desc, created_at, submission_id',
  'author-ascending': 'author_key, created_at, submission_id',
  'author-descending': 'author_key desc, created_at, submission_id',
};

function listParameters(filters: ReviewFilters): readonly (string | null)[] {
  const { search, kind, visibility, organizationId, category, authorId, assignment } = filters;
  const chosen = [kind, visibility, organizationId, category, authorId, assignment];
  return [search, ...chosen.map((value) => value ?? null)];
}

/** One page and the total from one look; where the page is empty, the total comes with a row that has no id. */
export async function findWaiting(
  tx: AppTransaction,
  { offset, limit, ...filters }: ReviewsQuery,
): Promise<{ rows: WaitingRow[]; total: number }> {
  const rows = await tx.query<WaitingRow & { total: number }>(
    '',
    `with queue as materialized (
       select submission_id as queued_id, row_number() over (order by ${ORDER[filters.sortBy]}) as place
       from review_queue q where ${IS_WAITING} and ${IS_CHOSEN}),
     page as (select * from queue order by place limit $8 offset $9)
     select shown.*, (select count(*)::int from queue) as total
     from (values (1)) as once left join page on true
     left join lateral (select ${WAITING} from ${FROM} where s.id = queued_id offset 0) as shown on true
     order by page.place`,
    [...listParameters(filters), limit, offset],
  );
  return { rows: rows.filter(({ id }) => id !== null), total: rows[0]?.total ?? 0 };
}

export interface ChoicesRow {
  total: number;
  categories: string[] | null;
  authors: Named[] | null;
  organizations: Named[] | null;
}

const MOST_CHOICES = 200;

export async function findChoices(tx: AppTransaction): Promise<ChoicesRow | undefined> {
  const rows = await tx.query<ChoicesRow>(
    'review-choices',
    `with queue as materialized (
       select submitted_by as author_id, author_name, category, organization_id
       from review_queue q where ${IS_WAITING}),
     authors as (
       select distinct author_id as id, author_name as name from queue order by 2, 1 limit ${MOST_CHOICES}),
     categories as (select distinct category from queue where category <> '' order by 1 limit ${MOST_CHOICES})
     select (select count(*)::int from queue) as total,
       (select json_agg(category order by category) from categories) as categories,
       (select json_agg(authors order by name, id) from authors) as authors,
       (select json_agg(o order by o.name, o.id) from
         (select id, name from organizations where id in (select organization_id from queue)) as o) as organizations`,
  );
  return rows[0];
}

export type ReviewRow = WaitingRow & {
  resource_id: string;
  words: string;
  /** What the resource has, where the reviewer may see it. */
  present: ContentColumns | null;
  /** What of it a new version changes. */
  version: Partial<ContentColumns> | null;
  is_published: boolean | null;
  closed_at: Date | null;
  /** Seen for no other reason than that an administrator looks. */
  is_looked_into: boolean;
};

const PRESENT = `case when r.id is not null then json_build_object(${CONTENT_COLUMNS.map(
  (column) => `'${column}', r.${column}`,
).join(', ')}) end`;

/** Also of what is decided, so that the second who opens it learns by whom; nothing for those who may not decide. */
export async function findReview(tx: AppTransaction, id: string): Promise<ReviewRow | undefined> {
  const rows = await tx.query<ReviewRow>(
    'review',
    `select ${WAITING}, s.words, s.closed_at, v.content as version, ${PRESENT} as present,
       r.status = 'approved' as is_published,
       s.visibility = 'organization' and s.submitted_by <> (select app_uid())
         and s.organization_id <> all ((select app_org_ids())::uuid[]) as is_looked_into
     from ${FROM} where s.id = $1 and app_may_decide(s.visibility, s.organization_id, s.submitted_by)`,
    [id],
  );
  return rows[0];
}

export interface VersionFileRow {
  sha256: string;
  size: number;
  media_type: string;
  name: string;
}

/** The author's file, the picture, or the page on which a document is read. */
export type VersionPlace = 'source' | 'picture' | 'reading';

/** Nothing where the version leaves that file as it is, and for those who may not decide. */
export async function findVersionFile(
  tx: AppTransaction,
  submissionId: string,
  place: VersionPlace,
): Promise<VersionFileRow | undefined> {
  const rows = await tx.query<VersionFileRow>(
    'review-version-file',
    'select sha256, size, media_type, name from version_file($1, $2)',
    [submissionId, place],
  );
  return rows[0];
}

interface Neighbour {
  id: string;
  title: string;
}

export interface PlaceRow {
  place: number | null;
  total: number;
  previous: Neighbour | null;
  next: Neighbour | null;
}

/** Where a submission stands in the queue; after the last comes the first that is left. */
export async function findPlace(
  tx: AppTransaction,
  id: string,
  filters: ReviewFilters,
): Promise<PlaceRow | undefined> {
  const one = (from: string) =>
    `(select json_build_object('id', shown.id, 'title', shown.title)
       from (select id as queued_id from queue where ${from} limit 1) as one
       cross join lateral (select ${WAITING} from ${FROM} where s.id = queued_id offset 0) as shown)`;
  const rows = await tx.query<PlaceRow>(
    '',
    `with seen as (
       select q.*, ${IS_CHOSEN} as is_queued from review_queue q where ${IS_WAITING}
       union all
       select * from (
         select s.id, s.resource_id, s.version_id, s.visibility, s.organization_id, s.submitted_by, s.assigned_to,
           s.created_at, w.title, folded(w.title), w.author_name, folded(w.author_name), w.category, false
         from submissions s cross join lateral (select ${WAITING} from ${FROM} where s.id = $8 offset 0) as w
         where s.id = $8) as other
       where not exists (select from review_queue q where q.submission_id = $8 and ${IS_WAITING})),
     placed as materialized (
       select submission_id as id, is_queued, row_number() over (order by ${ORDER[filters.sortBy]}) as place
       from seen where is_queued or submission_id = $8),
     here as (select place, is_queued from placed where id = $8),
     queue as (select * from placed where is_queued and id <> $8)
     select (select count(*)::int from placed where is_queued) as total,
       (select place::int from here where is_queued) as place,
       ${one('place < (select place from here) order by place desc')} as previous,
       coalesce(${one('place > (select place from here) order by place')}, ${one('true order by place')}) as next`,
    [...listParameters(filters), id],
  );
  return rows[0];
}

export async function recordReviewLook(tx: AppTransaction, id: string): Promise<void> {
  await tx.query(
    'review-look',
    `insert into audit_log (action, subject_type, subject_id) values ('submission.read', 'resource', $1)`,
    [id],
  );
}

/** The policy says who may, and that it still waits. Whoever lets go of it lets go only of what they held. */
export async function writeAssignee(tx: AppTransaction, id: string, isMine: boolean): Promise<boolean> {
  const rows = await tx.query(
    'review-assign',
    `update submissions set assigned_to = case when $2 then (select app_uid()) end
     where id = $1 and ($2 or assigned_to is not distinct from (select app_uid())) returning id`,
    [id, isMine],
  );
  return rows.length > 0;
}
