import type { AuthTransaction } from '../../../platform/database/database.ts';

export async function setEmail(tx: AuthTransaction, userId: string, email: string, now: Date): Promise<void> {
  await tx.query(
    'account-email',
    'update users set email = $2, email_verified = true, updated_at = $3 where id = $1',
    [userId, email, now],
  );
}
