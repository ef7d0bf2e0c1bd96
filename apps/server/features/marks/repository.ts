import type { MarkInput } from '@relievo/contracts/marks';
import type { AppTransaction } from '../../platform/database/database.ts';

export interface MarkRow {
  readonly place: string;
  readonly note: string;
  readonly is_shared: boolean;
  /** Null for one's own. */
  readonly from_name: string | null;
}

export async function isResourceVisible(tx: AppTransaction, id: string): Promise<boolean> {
  const rows = await tx.query('marks-resource', 'select from resources where id = $1', [id]);
  return rows.length > 0;
}

/** One's own first; of others those that were shown to one's classes. */
export async function findMarks(tx: AppTransaction, id: string): Promise<MarkRow[]> {
  return tx.query<MarkRow>(
    'marks',
    `select m.place, m.note, m.is_shared,
       case when m.user_id = (select app_uid()) then null
         else coalesce((select p.display_name from profiles p where p.user_id = m.user_id), '') end as from_name
     from point_marks m where m.resource_id = $1
     order by m.user_id <> (select app_uid()), m.place limit 1000`,
    [id],
  );
}

export async function canShareMarks(tx: AppTransaction): Promise<boolean> {
  const [row] = await tx.query<{ can: boolean }>(
    'marks-can-share',
    'select cardinality(app_taught_class_ids()) > 0 as can',
  );
  return row?.can ?? false;
}

/** How many places the person has marked there beside this one. */
export async function countOtherMarks(tx: AppTransaction, id: string, place: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    'marks-count',
    `select count(*)::int as count from point_marks
     where resource_id = $1 and place <> $2 and user_id = (select app_uid())`,
    [id, place],
  );
  return row?.count ?? 0;
}

export async function putMark(tx: AppTransaction, { id, place, note, isShared }: MarkInput): Promise<void> {
  await tx.query(
    'marks-keep',
    `insert into point_marks (resource_id, place, note, is_shared) values ($1, $2, $3, $4)
     on conflict (user_id, resource_id, place)
     do update set note = excluded.note, is_shared = excluded.is_shared, updated_at = now()`,
    [id, place, note, isShared],
  );
}

export async function deleteMark(tx: AppTransaction, id: string, place: string): Promise<void> {
  await tx.query(
    'marks-remove',
    'delete from point_marks where resource_id = $1 and place = $2 and user_id = (select app_uid())',
    [id, place],
  );
}
