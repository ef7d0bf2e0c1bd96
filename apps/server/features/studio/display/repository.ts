import type { AppTransaction } from '../../../platform/database/database.ts';

export async function findKept(tx: AppTransaction): Promise<unknown> {
  const [row] = await tx.query<{ display: unknown }>(
    'display-find',
    `select settings -> 'display' as display from preferences where user_id = (select app_uid())`,
  );
  return row?.display;
}

/** False where the account is gone. */
export async function mergeKept(tx: AppTransaction, change: object): Promise<boolean> {
  const rows = await tx.query(
    'display-change',
    `update preferences
     set settings = settings || jsonb_build_object('display', coalesce(settings -> 'display', '{}') || $1::jsonb)
     where user_id = (select app_uid()) returning user_id`,
    [JSON.stringify(change)],
  );
  return rows.length > 0;
}
