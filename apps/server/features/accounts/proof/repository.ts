import type { AuthTransaction } from '../../../platform/database/database.ts';

export interface OwnAccountRow {
  id: string;
  name: string;
  email: string;
  password: string | null;
  /** When whoever sits at this session last showed that they are the person. */
  proven_at: Date;
  has_second_step: boolean;
  has_passkey: boolean;
}

export async function findOwnAccount(
  tx: AuthTransaction,
  userId: string,
  sessionId: string,
): Promise<OwnAccountRow | undefined> {
  const rows = await tx.query<OwnAccountRow>(
    'account-own',
    `select u.id, u.name, u.email, a.password, s.proven_at, has_second_step(u.id) as has_second_step,
       exists (select from passkeys p where p.user_id = u.id) as has_passkey
     from users u join user_sessions s on s.user_id = u.id and s.id = $2
       left join user_accounts a on a.user_id = u.id and a.provider_id = 'credential'
     where u.id = $1`,
    [userId, sessionId],
  );
  return rows[0];
}

export async function setProven(tx: AuthTransaction, sessionId: string, now: Date): Promise<void> {
  await tx.query('account-proven', 'update user_sessions set proven_at = $2 where id = $1', [sessionId, now]);
}
