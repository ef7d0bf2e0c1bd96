import type { AuthTransaction, Database } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusals/refuse.ts';
import type { SessionToken, SignedIn } from '../../../platform/http/requests/context.ts';
import { type AccountDependencies, addSeconds, type Client } from '../dependencies.ts';
import { createToken, hashToken } from '../token-rules.ts';
import {
  deleteSession,
  exchangeToken,
  findSession,
  insertSession,
  replaceToken,
  type SessionRow,
  slideSession,
} from './repository.ts';

/** A session ends after twelve hours without use, and after thirty days in any case. */
const IDLE_SECONDS = 12 * 60 * 60;
const LONGEST_SECONDS = 30 * 24 * 60 * 60;

/** Use is written down no more often than this, or every look at the library would be a write. */
const SLIDE_SECONDS = 5 * 60;

/** For so long after an exchange the token before is still taken, from requests sent at the same moment. */
const OVERLAP_SECONDS = 30;

/** Who comes in from where, and the token that came with the request. */
interface Arrival {
  readonly userId: string;
  readonly client: Client;
  readonly previous: string | null;
}

/** Begins a session under a new token; the one that came with the request, if any, is no longer good. */
export async function beginSession(
  tx: AuthTransaction,
  { userId, client: { address, agent }, previous }: Arrival,
  now: Date,
): Promise<SessionToken> {
  if (previous !== null) await deleteSession(tx, hashToken(previous));
  const token = createToken();
  await insertSession(tx, {
    userId,
    tokenHash: hashToken(token),
    address,
    agent,
    now,
    expiresAt: addSeconds(now, IDLE_SECONDS),
  });
  return { token, keepUntil: addSeconds(now, LONGEST_SECONDS) };
}

/** Gives a session a new token in place of the one that opens it now. */
export async function replaceSessionToken(tx: AuthTransaction, sessionId: string): Promise<SessionToken> {
  const token = createToken();
  const began = await replaceToken(tx, sessionId, hashToken(token));
  if (!began) throw refuse('session_expired');
  return { token, keepUntil: addSeconds(began, LONGEST_SECONDS) };
}

/** Who holds this token, while the session lasts; using it makes it last longer. */
export async function openSession(
  { database, clock }: Pick<AccountDependencies, 'database' | 'clock'>,
  token: string,
): Promise<SignedIn | null> {
  const now = clock.now();
  const row = await findSession(database, hashToken(token), now);
  if (!row) return null;
  const expiresAt = await extendSession(database, row, now);
  const renewed = row.renewal_due ? await renew(database, row, now) : undefined;
  return {
    ...(renewed && { renewed }),
    userId: row.user_id,
    organizationId: row.organization_id,
    roles: row.roles,
    mustAddSecondStep: row.must_add_second_step,
    isLearner: row.is_learner,
    sessionId: row.id,
    expiresAt,
  };
}

async function extendSession(database: Database, row: SessionRow, now: Date): Promise<Date> {
  if (now.getTime() - row.updated_at.getTime() < SLIDE_SECONDS * 1000) return row.expires_at;
  const end = addSeconds(row.created_at, LONGEST_SECONDS);
  const idle = addSeconds(now, IDLE_SECONDS);
  const expiresAt = idle < end ? idle : end;
  await database.asAuth((tx) => slideSession(tx, row.id, now, expiresAt));
  return expiresAt;
}

async function renew(database: Database, row: SessionRow, now: Date): Promise<SessionToken | undefined> {
  const token = createToken();
  const overlap = addSeconds(now, OVERLAP_SECONDS);
  const exchanged = await database.asAuth((tx) => exchangeToken(tx, row.id, hashToken(token), overlap));
  return exchanged ? { token, keepUntil: addSeconds(row.created_at, LONGEST_SECONDS) } : undefined;
}
