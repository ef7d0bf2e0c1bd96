import type { AuthTransaction } from '../../../platform/database/database.ts';

export type LinkPurpose =
  | 'verify_email'
  | 'reset_password'
  | 'change_email'
  | 'undo_deletion'
  | 'second_step_recovery';

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

/** Sign-ins of this person whose first step is done. */
export async function deleteHalfSignIns(tx: AuthTransaction, userId: string): Promise<void> {
  await tx.query('credentials-delete-half', 'delete from half_sign_ins where user_id = $1', [userId]);
}

/** The second step with its recovery codes, and whatever was begun to set one up. */
export async function deleteSecondSteps(tx: AuthTransaction, userId: string): Promise<void> {
  for (const table of ['authenticators', 'passkeys', 'recovery_codes'] as const)
    await tx.query(`credentials-delete-${table}`, `delete from ${table} where user_id = $1`, [userId]);
  await tx.query('credentials-delete-setup', 'delete from verifications where identifier = $1', [
    `authenticator:${userId}`,
  ]);
}
