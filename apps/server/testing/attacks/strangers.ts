import { randomUUID } from 'node:crypto';
import { hashToken } from '../../features/accounts/token-rules.ts';
import type { Database } from '../../platform/database/database.ts';
import { aUser, type Role } from '../factories.ts';

export interface OpenSession {
  readonly userId: string;
  readonly token: string;
}

/** Signs people in, also where something that was asked before has ended their session. */
export async function openSessions(database: Database, sessions: readonly OpenSession[]): Promise<void> {
  const people = sessions.map(({ userId }) => userId);
  const tokens = sessions.map(({ token }) => hashToken(token));
  await database.asOwner((tx) =>
    tx.query(
      'attack-sign-in',
      `insert into user_sessions (user_id, token, expires_at)
       select user_id, token, $3 from unnest($1::uuid[], $2::text[]) as given (user_id, token)
       on conflict (token) do update set expires_at = excluded.expires_at`,
      [people, tokens, new Date('2100-01-01')],
    ),
  );
}

/** Somebody new, who has nothing to do with anybody. */
export async function aStranger(database: Database, role: Role = 'student') {
  const user = await aUser(database, { role });
  const token = randomUUID();
  await openSessions(database, [{ userId: user.id, token }]);
  return { ...user, cookie: `relievo=${token}` };
}
