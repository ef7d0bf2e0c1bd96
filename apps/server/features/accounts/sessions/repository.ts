import type { Role } from '@relievo/contracts/values';
import type { AuthTransaction, Database } from '../../../platform/database/database.ts';

export interface SessionRow {
  id: string;
  user_id: string;
  organization_id: string | null;
  roles: Role[];
  expires_at: Date;
  created_at: Date;
  updated_at: Date;
  /** The roles have changed since the token was given out. */
  renewal_due: boolean;
  must_add_second_step: boolean;
  is_learner: boolean;
}

/**
 * Finds the session of a token, for every request that brings a cookie: one look-up by the unique index on the token, and
 * another by the token before it only when this one is unknown. It needs no transaction, whose begin and commit would be two
 * more round trips. Nothing is joined or compared with the time beside it: to choose how, the planner would read both ends
 * of an index each time.
 */
export async function findSession(
  { askAuth }: Pick<Database, 'askAuth'>,
  tokenHash: string,
  now: Date,
): Promise<SessionRow | undefined> {
  const text = `select s.id, s.user_id, s.expires_at, s.created_at, s.updated_at, s.renewal_due,
       array(select role from user_roles r where r.user_id = s.user_id order by granted_at, role) as roles,
       (select m.organization_id from organization_memberships m
        where m.user_id = s.user_id and m.status = 'active'
        order by (m.organization_id = s.organization_id) desc, m.joined_at desc, m.organization_id desc
        limit 1) as organization_id,
       second_step_is_required()
         and exists (select from user_roles r where r.user_id = s.user_id and r.role in ('admin', 'super_admin'))
         and not has_second_step(s.user_id) as must_add_second_step,
       exists (select from learners l where l.user_id = s.user_id) as is_learner
     from (
       select * from user_sessions where token = $1
       union all select * from user_sessions where previous_token = $1 and previous_until > $2
       limit 1) s
     where (select u.suspended_at is null and s.expires_at > $2 from users u where u.id = s.user_id)`;
  const [session] = await askAuth<SessionRow>('session', text, [tokenHash, now]);
  return session;
}

export interface NewSession {
  userId: string;
  tokenHash: string;
  address: string;
  agent: string;
  now: Date;
  expiresAt: Date;
}

/** A session begins with the organization chosen last, where the person still belongs to it. */
export async function insertSession(tx: AuthTransaction, session: NewSession): Promise<void> {
  await tx.query(
    'session-insert',
    `insert into user_sessions
       (user_id, token, ip_address, user_agent, created_at, updated_at, proven_at, expires_at, organization_id)
     values ($1, $2, $3, $4, $5, $5, $5, $6, (
       select m.organization_id from organization_memberships m join preferences p using (user_id)
       where m.user_id = $1 and m.status = 'active' and m.organization_id::text = p.settings->>'organizationId'))`,
    [session.userId, session.tokenHash, session.address, session.agent, session.now, session.expiresAt],
  );
}

export async function slideSession(
  tx: AuthTransaction,
  sessionId: string,
  now: Date,
  expiresAt: Date,
): Promise<void> {
  await tx.query('session-slide', 'update user_sessions set updated_at = $2, expires_at = $3 where id = $1', [
    sessionId,
    now,
    expiresAt,
  ]);
}

/** Exchanges the token, where that is still due: of requests at the same moment one gets the new one. */
export async function exchangeToken(
  tx: AuthTransaction,
  sessionId: string,
  tokenHash: string,
  previousUntil: Date,
): Promise<boolean> {
  const exchanged = await tx.query<{ id: string }>(
    'session-exchange',
    `update user_sessions
     set previous_token = token, previous_until = $3, token = $2, renewal_due = false
     where id = $1 and renewal_due
     returning id`,
    [sessionId, tokenHash, previousUntil],
  );
  return exchanged.length > 0;
}

export async function deleteSession(tx: AuthTransaction, tokenHash: string): Promise<void> {
  await tx.query('session-delete', 'delete from user_sessions where token = $1 or previous_token = $1', [
    tokenHash,
  ]);
}

export async function deleteSessionsOf(tx: AuthTransaction, userId: string): Promise<void> {
  await tx.query('sessions-delete', 'delete from user_sessions where user_id = $1', [userId]);
}

/** Says how many there were. */
export async function deleteOtherSessions(
  tx: AuthTransaction,
  userId: string,
  sessionId: string,
): Promise<number> {
  const rows = await tx.query<{ id: string }>(
    'sessions-delete-others',
    'delete from user_sessions where user_id = $1 and id <> $2 returning id',
    [userId, sessionId],
  );
  return rows.length;
}

/** The session goes on under this token; the one before opens nothing from this statement on. Says when it began. */
export async function replaceToken(
  tx: AuthTransaction,
  sessionId: string,
  tokenHash: string,
): Promise<Date | undefined> {
  const rows = await tx.query<{ created_at: Date }>(
    'session-replace-token',
    `update user_sessions set token = $2, previous_token = null, previous_until = null, renewal_due = false
     where id = $1 returning created_at`,
    [sessionId, tokenHash],
  );
  return rows[0]?.created_at;
}
