import { randomUUID } from 'node:crypto';
import { hashToken } from '../../features/accounts/token-rules.ts';
import type { Database } from '../../platform/database/database.ts';
import { anOrganization, aRow, aUser, type Role } from '../factories.ts';

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

/** The same, with an account that was made for a class of a school that has nothing to do with anybody. */
export async function aStrangeLearner(database: Database) {
  const teacher = await aUser(database, { role: 'teacher' });
  const learner = await aStranger(database);
  const { id: organization_id } = await anOrganization(database, { owner: teacher.id });
  const { id: team_id } = await aRow<{ readonly id: string }>(database, 'teams', {
    organization_id,
    name: '6a',
    kind: 'class',
  });
  const user_id = learner.id;
  await aRow(database, 'learners', { user_id, organization_id, made_by: teacher.id });
  await aRow(database, 'organization_memberships', { organization_id, user_id, is_learner: true });
  await aRow(database, 'team_memberships', { team_id, organization_id, user_id });
  await database.asOwner((tx) =>
    tx.query('attack-learner', 'update profiles set is_learner = true where user_id = $1', [user_id]),
  );
  return learner;
}
