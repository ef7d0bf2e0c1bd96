import type { AuthTransaction } from '../../../platform/database/database.ts';

export type LinkPurpose = 'verify_email' | 'reset_password' | 'change_email' | 'undo_deletion';

export async function deleteLinks(
  tx: AuthTransaction,
  userId: string,
  purposes: readonly LinkPurpose[],
): Promise<void> {
  await tx.query('credentials-delete-links', 'delete from verifications where identifier = any ($1)', [
    purposes.map((purpose) => `${purpose}:${userId}`),
  ]);
}

/** Providers that this person has begun to connect. */
export async function deleteProviderAttempts(tx: AuthTransaction, userId: string): Promise<void> {
  await tx.query(
    'credentials-delete-attempts',
    "delete from verifications where identifier like 'provider:%' and detail = $1",
    [userId],
  );
}

/** Takes away the password and the connections that were not set in this browser. */
export async function deleteWaysInOfOthers(
  tx: AuthTransaction,
  userId: string,
  browserHash: string | null,
): Promise<void> {
  await tx.query(
    'credentials-delete-ways',
    'delete from user_accounts where user_id = $1 and (set_by_browser is null or set_by_browser <> $2)',
    [userId, browserHash ?? ''],
  );
}
