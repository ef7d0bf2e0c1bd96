import type { AccessibleRequest, RequestState } from '@relievo/contracts/accessible-requests';
import type { AppTransaction } from '../../platform/database/database.ts';

export interface RequestRow {
  id: string;
  resource_id: string;
  form: AccessibleRequest['form'];
  words: string;
  state: RequestState;
  answer: string;
  answer_id: string | null;
  answer_title: string | null;
  supporters: number;
  is_asker: boolean;
  is_supporter: boolean;
  created_at: Date;
  handled_at: Date | null;
}

const WAITS = `('open', 'taken')`;

/** The caller reads a row of supporters only where it is their own, and the title only of what they may see. */
const REQUESTS = `select q.id, q.resource_id, q.form, q.words, q.state, q.answer, a.id as answer_id,
    a.title as answer_title, q.supporters_count as supporters, coalesce(s.is_asker, false) as is_asker,
    s.user_id is not null as is_supporter, q.created_at, q.handled_at
  from accessible_requests q
  left join resources a on a.id = q.answer_resource_id
  left join accessible_request_supporters s on s.request_id = q.id and s.user_id = (select app_uid())`;

/** Whether the caller answers for the resource; nothing where they may not see it. */
export async function findStanding(tx: AppTransaction, resourceId: string): Promise<boolean | undefined> {
  const [row] = await tx.query<{ answers: boolean }>(
    'accessible-standing',
    'select app_answers_for(id) as answers from resources where id = $1',
    [resourceId],
  );
  return row?.answers;
}

export async function findRequests(
  tx: AppTransaction,
  resourceId: string,
  offset: number,
  limit: number,
): Promise<{ rows: RequestRow[]; total: number }> {
  const rows = await tx.query<RequestRow>(
    'accessible-requests',
    `${REQUESTS} where q.resource_id = $1
     order by (q.state in ${WAITS}) desc, case when q.state in ${WAITS} then q.supporters_count end desc nulls last,
       q.created_at desc, q.id desc
     limit $2 offset $3`,
    [resourceId, limit, offset],
  );
  const [count] = await tx.query<{ total: number }>(
    'accessible-requests-count',
    'select count(*)::int as total from accessible_requests where resource_id = $1',
    [resourceId],
  );
  return { rows, total: count?.total ?? 0 };
}

export async function findRequest(tx: AppTransaction, id: string): Promise<RequestRow | undefined> {
  const [row] = await tx.query<RequestRow>('accessible-request', `${REQUESTS} where q.id = $1`, [id]);
  return row;
}

/** Nothing where the same is asked for already. */
export async function insertRequest(
  tx: AppTransaction,
  resourceId: string,
  form: string,
  words: string,
): Promise<string | undefined> {
  const [row] = await tx.query<{ id: string }>(
    'accessible-ask',
    `insert into accessible_requests (resource_id, form, words) values ($1, $2, $3)
     on conflict (resource_id, form, words_key) where state in ${WAITS} do nothing
     returning id`,
    [resourceId, form, words],
  );
  return row?.id;
}

export async function findSameWaiting(
  tx: AppTransaction,
  resourceId: string,
  form: string,
  words: string,
): Promise<string | undefined> {
  const [row] = await tx.query<{ id: string }>(
    'accessible-same',
    `select id from accessible_requests
     where resource_id = $1 and form = $2 and words_key = md5(folded($3)) and state in ${WAITS}`,
    [resourceId, form, words],
  );
  return row?.id;
}

/** Does nothing where it is settled already. */
export async function insertSupport(tx: AppTransaction, id: string): Promise<void> {
  await tx.query(
    'accessible-support',
    `insert into accessible_request_supporters (request_id)
     select id from accessible_requests where id = $1 and state in ${WAITS}
     on conflict do nothing`,
    [id],
  );
}

export async function deleteSupport(tx: AppTransaction, id: string): Promise<void> {
  await tx.query(
    'accessible-take-back',
    'delete from accessible_request_supporters where request_id = $1 and user_id = (select app_uid())',
    [id],
  );
}

/** From where to where, and what is said with it. */
export interface RequestStep {
  readonly from: readonly RequestState[];
  readonly to: RequestState;
  readonly words?: string;
  readonly resourceId?: string | null;
}

/** One step of a request: of two who take the same step at once, the second finds it in another state. */
export async function moveRequest(
  tx: AppTransaction,
  id: string,
  { from, to, words = '', resourceId = null }: RequestStep,
): Promise<boolean> {
  const rows = await tx.query(
    'accessible-move',
    `update accessible_requests set state = $3, answer = $4, answer_resource_id = $5
     where id = $1 and state = any ($2) returning id`,
    [id, from, to, words, resourceId],
  );
  return rows.length > 0;
}
