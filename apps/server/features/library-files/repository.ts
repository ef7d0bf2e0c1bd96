import type { AppTransaction } from '../../platform/database/database.ts';

/** When each of these was last changed, as far as the viewer may see it. */
export async function findChanges(tx: AppTransaction, ids: readonly string[]): Promise<Map<string, Date>> {
  const rows = await tx.query<{ id: string; updated_at: Date }>(
    'library-changes',
    'select id, updated_at from resources where id = any ($1)',
    [ids],
  );
  return new Map(rows.map(({ id, updated_at: changed }) => [id, changed]));
}
