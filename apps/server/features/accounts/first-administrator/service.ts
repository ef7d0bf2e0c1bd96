import type { firstAdministratorInput, Session } from '@relievo/contracts/accounts';
import type { z } from 'zod';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusals/refuse.ts';
import type { SessionToken } from '../../../platform/http/requests/context.ts';
import { type AccountDependencies, addSeconds, type Client } from '../dependencies.ts';
import { replaceLink, useLink } from '../links/repository.ts';
import { findCredential, insertAccount, isUsernameTaken, markVerified } from '../repository.ts';
import { viewSession } from '../session-presenter.ts';
import { beginSession, openSession } from '../sessions/service.ts';
import { createToken, hashToken } from '../token-rules.ts';
import { hasAdministrator, makeFirstAdministrator } from './repository.ts';

const IDENTIFIER = 'first_administrator';
const LIFETIME_SECONDS = 24 * 60 * 60;

/**
 * Where whoever started the server becomes its first super administrator; null where there is one. A link that was
 * printed at an earlier start opens nothing any more.
 */
export async function firstAdministratorPath(
  { database }: { readonly database: Database },
  clock: Clock,
): Promise<string | null> {
  return database.asAuth(async (tx) => {
    if (await hasAdministrator(tx)) return null;
    const now = clock.now();
    const secret = createToken();
    await replaceLink(tx, {
      identifier: IDENTIFIER,
      secretHash: hashToken(secret),
      detail: '',
      now,
      expiresAt: addSeconds(now, LIFETIME_SECONDS),
    });
    return `/auth/first-administrator?token=${secret}`;
  });
}

/** Whoever reads what the server prints holds the server, so their address needs no confirmation. */
export async function redeemFirstAdministrator(
  dependencies: AccountDependencies,
  { token, password, displayName: name, username, email }: z.infer<typeof firstAdministratorInput>,
  client: Client,
  previous: string | null,
): Promise<{ kept: SessionToken; session: Session }> {
  const { database, clock } = dependencies;
  const now = clock.now();
  const passwordHash = await dependencies.passwords.hash(password);
  const kept = await database.asAuth(async (tx) => {
    if ((await useLink(tx, IDENTIFIER, hashToken(token), now)) === null) throw refuse('link_not_valid');
    if (await isUsernameTaken(tx, username)) throw refuse('username_taken');
    const account = { name, username, email, wantsUpdates: false };
    const id = await insertAccount(tx, account, { hash: passwordHash }, now);
    if (id === null) throw refuse((await findCredential(tx, email)) ? 'email_taken' : 'username_taken');
    await markVerified(tx, id, now);
    if (!(await makeFirstAdministrator(tx, id))) throw refuse('link_not_valid');
    return beginSession(tx, { userId: id, client, previous }, now);
  });
  const person = await openSession(dependencies, kept.token);
  if (!person) throw refuse('session_expired');
  return { kept, session: await viewSession(dependencies, person) };
}
