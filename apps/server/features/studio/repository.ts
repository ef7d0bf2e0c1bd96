import type { AppTransaction } from '../../platform/database/database.ts';

/** What is kept of it, which may be of an older release; nothing for a guest. */
export async function findKept(tx: AppTransaction): Promise<unknown> {
  const [row] = await tx.query<{ studio: unknown }>(
    'studio-find',
    'select studio from preferences where user_id = (select app_uid())',
  );
  return row?.studio;
}

/** False where the account is gone. */
export async function mergeKept(tx: AppTransaction, change: object): Promise<boolean> {
  const rows = await tx.query(
    'studio-change',
    'update preferences set studio = studio || $1::jsonb where user_id = (select app_uid()) returning user_id',
    [JSON.stringify(change)],
  );
  return rows.length > 0;
}
