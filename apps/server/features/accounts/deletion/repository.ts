import type { AuthTransaction, SystemTransaction } from '../../../platform/database/database.ts';

export interface OrganizationName {
  id: string;
  name: string;
}

/** Where the person is the last owner it says so, and nothing is asked for. */
export async function markDeletion(
  tx: AuthTransaction,
  userId: string,
  now: Date,
): Promise<OrganizationName[]> {
  return tx.query<OrganizationName>(
    'deletion-mark',
    'select id, name from request_account_deletion($1, $2)',
    [userId, now],
  );
}

/** The link in the letter goes with what it would undo. */
export async function unmarkDeletion(tx: AuthTransaction, userId: string): Promise<void> {
  await tx.query('deletion-unmark', 'update users set deletion_requested_at = null where id = $1', [userId]);
  await tx.query('deletion-unlink', "delete from verifications where identifier = 'undo_deletion:' || $1", [
    userId,
  ]);
}

export async function findDue(tx: SystemTransaction, before: Date): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    'deletion-due',
    'select id from users where deletion_requested_at <= $1 order by deletion_requested_at',
    [before],
  );
  return rows.map(({ id }) => id);
}

export async function eraseAccount(tx: SystemTransaction, userId: string, before: Date): Promise<void> {
  await tx.query('deletion-erase', 'select erase_account($1, $2)', [userId, before]);
}
