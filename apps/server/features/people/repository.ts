import type { Role } from '@relievo/contracts/values';
import type { AuthTransaction, SystemTransaction } from '../../platform/database/database.ts';

export async function findPersonId(tx: AuthTransaction, email: string): Promise<string | undefined> {
  const rows = await tx.query<{ id: string }>(
    'person-by-email',
    'select id from users where lower(email) = lower($1)',
    [email],
  );
  return rows[0]?.id;
}

/** Whether the role is a new one. */
export async function insertRole(tx: SystemTransaction, userId: string, role: Role): Promise<boolean> {
  const rows = await tx.query(
    'person-role',
    'insert into user_roles (user_id, role) values ($1, $2) on conflict do nothing returning role',
    [userId, role],
  );
  return rows.length > 0;
}

/** Sessions learn of a new role at their next sign-in, so that an old token never carries new rights. */
export async function endSessions(tx: SystemTransaction, userId: string): Promise<void> {
  await tx.query('person-end-sessions', 'delete from user_sessions where user_id = $1', [userId]);
}
