import type { AuthTransaction } from '../../../platform/database/database.ts';

export async function setEmail(tx: AuthTransaction, userId: string, email: string, now: Date): Promise<void> {
  await tx.query(
    'account-email',
    'update users set email = $2, email_verified = true, updated_at = $3 where id = $1',
    [userId, email, now],
  );
}

/** All links of a person that are about their address or their password. */
export async function forgetLinks(tx: AuthTransaction, userId: string): Promise<void> {
  await tx.query('account-forget-links', 'delete from verifications where identifier = any ($1)', [
    ['reset_password', 'verify_email', 'change_email'].map((purpose) => `${purpose}:${userId}`),
  ]);
}
