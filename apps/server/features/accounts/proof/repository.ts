import type { AuthTransaction } from '../../../platform/database/database.ts';

export interface OwnAccountRow {
  id: string;
  name: string;
  email: string;
  password: string | null;
  /** When this session began. */
  signed_in_at: Date;
}

export async function findOwnAccount(
  tx: AuthTransaction,
  userId: string,
  sessionId: string,
): Promise<OwnAccountRow | undefined> {
  const rows = await tx.query<OwnAccountRow>(
    'account-own',
    `select u.id, u.name, u.email, a.password, s.created_at as signed_in_at
     from users u join user_sessions s on s.user_id = u.id and s.id = $2
       left join user_accounts a on a.user_id = u.id and a.provider_id = 'credential'
     where u.id = $1`,
    [userId, sessionId],
  );
  return rows[0];
}
