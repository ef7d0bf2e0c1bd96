import type { AuthTransaction } from '../../../platform/database/database.ts';

export async function hasAdministrator(tx: AuthTransaction): Promise<boolean> {
  const rows = await tx.query(
    'administrator-any',
    "select from user_roles where role = 'super_admin' limit 1",
  );
  return rows.length > 0;
}

/** False where there is one already. */
export async function makeFirstAdministrator(tx: AuthTransaction, userId: string): Promise<boolean> {
  const rows = await tx.query<{ made: boolean }>(
    'administrator-first',
    'select make_first_administrator($1) as made',
    [userId],
  );
  return rows[0]?.made ?? false;
}
