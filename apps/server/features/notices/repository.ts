import { MOST_COUNTED } from '@relievo/contracts/notices';
import type { AppTransaction } from '../../platform/database/database.ts';

export interface NoticeRow {
  id: string;
  kind: string;
  payload: unknown;
  createdAt: Date;
  readAt: Date | null;
}

const COLUMNS = 'id, kind, payload, created_at as "createdAt", read_at as "readAt"';

interface Part {
  unreadOnly: boolean;
  limit: number;
  offset: number;
}

export function findNotices(tx: AppTransaction, { unreadOnly, limit, offset }: Part): Promise<NoticeRow[]> {
  return tx.query<NoticeRow>(
    'notices-page',
    `select ${COLUMNS} from notices
     where user_id = (select app_uid()) and (read_at is null or not $1)
     order by created_at desc, id desc limit $2 offset $3`,
    [unreadOnly, limit, offset],
  );
}

export async function countNotices(tx: AppTransaction, unreadOnly: boolean): Promise<number> {
  const [row] = await tx.query<{ total: number }>(
    'notices-count',
    `select count(*)::int as total from notices
     where user_id = (select app_uid()) and (read_at is null or not $1)`,
    [unreadOnly],
  );
  return row?.total ?? 0;
}

type StandingRow = { unread: number } & (NoticeRow | { id: null });

/**
 * How many are unread, no further than anybody wants to know, and the newest. In one statement: between two, one could
 * come that is counted and not shown.
 */
export async function findStanding(
  tx: AppTransaction,
): Promise<{ unread: number; newest: NoticeRow | undefined }> {
  const [row] = await tx.query<StandingRow>(
    'notices-standing',
    `select unread.count as unread, newest.*
     from (select count(*)::int from (
       select from notices where user_id = (select app_uid()) and read_at is null limit $1) as each) as unread
     left join (
       select ${COLUMNS} from notices where user_id = (select app_uid())
       order by created_at desc, id desc limit 1) as newest on true`,
    [MOST_COUNTED + 1],
  );
  if (!row || row.id === null) return { unread: row?.unread ?? 0, newest: undefined };
  const { unread, ...newest } = row;
  return { unread, newest };
}

/** Whether there was such a one; what was read before stays read since then. */
export async function markNotice(tx: AppTransaction, id: string, isRead: boolean): Promise<boolean> {
  const rows = await tx.query(
    'notices-mark',
    `update notices set read_at = case when $2 then coalesce(read_at, now()) end
     where id = $1 and user_id = (select app_uid()) returning id`,
    [id, isRead],
  );
  return rows.length > 0;
}

/** Times are told in milliseconds, and kept more exactly. */
export async function markNoticesUntil(tx: AppTransaction, until: Date): Promise<void> {
  await tx.query(
    'notices-mark-until',
    `update notices set read_at = now()
     where user_id = (select app_uid()) and read_at is null
       and date_trunc('milliseconds', created_at) <= $1`,
    [until],
  );
}

export async function deleteNotice(tx: AppTransaction, id: string): Promise<boolean> {
  const rows = await tx.query(
    'notices-remove',
    'delete from notices where id = $1 and user_id = (select app_uid()) returning id',
    [id],
  );
  return rows.length > 0;
}
