import type { PasskeyAssertion, Session } from '@relievo/contracts/accounts';
import type { AuthTransaction } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusals/refuse.ts';
import type { BrowserSecret, SessionToken } from '../../../platform/http/requests/context.ts';
import { endCredentials } from '../credentials/service.ts';
import { type AccountDependencies, addSeconds, type Client } from '../dependencies.ts';
import { findPasskeys } from '../passkeys/repository.ts';
import { recognizePasskey } from '../passkeys/service.ts';
import { findAccount } from '../repository.ts';
import { acceptCode } from '../second-step/code-service.ts';
import type { SecondStepDependencies } from '../second-step/dependencies.ts';
import { viewSession } from '../session-presenter.ts';
import { beginSession, openSession } from '../sessions/service.ts';
import { createToken, hashToken } from '../token-rules.ts';
import { deleteHalfSignIn, findHalfSignIn, insertHalfSignIn, reserveTry } from './repository.ts';

/** Somebody may have to fetch the telephone, or the sheet with the recovery codes. */
const HALF_SECONDS = 10 * 60;
/** Wrong codes before one begins again with the first step. */
const TRIES = 5;

/** What a browser keeps of a sign-in whose first step is done. */
export type HalfSignIn = Parameters<BrowserSecret['keep']>[0];

export interface SignedInNow extends SessionToken {
  readonly session: Session;
}

/** The first step is done. It opens nothing but the second one, in this browser and for a short time. */
export async function beginHalfSignIn(
  { database, clock }: Pick<AccountDependencies, 'database' | 'clock'>,
  userId: string,
): Promise<HalfSignIn> {
  const secret = createToken();
  const keepUntil = addSeconds(clock.now(), HALF_SECONDS);
  await database.asAuth((tx) =>
    insertHalfSignIn(tx, { tokenHash: hashToken(secret), userId, expiresAt: keepUntil }),
  );
  return { secret, keepUntil };
}

/** By what the sign-in that was begun in this browser can be finished. */
export async function viewHalfSignIn(
  { database, clock }: AccountDependencies,
  secret: string | null,
): Promise<{ hasPasskey: boolean } | null> {
  if (secret === null) return null;
  return database.asAuth(async (tx) => {
    const userId = await findHalfSignIn(tx, hashToken(secret), clock.now());
    return userId === null ? null : { hasPasskey: (await findPasskeys(tx, userId)).length > 0 };
  });
}

export async function finishSignIn(
  dependencies: SecondStepDependencies,
  { secret, code }: { secret: string | null; code: string },
  client: Client,
  previous: string | null,
): Promise<SignedInNow> {
  const { database, clock } = dependencies;
  const tokenHash = hashToken(secret ?? '');
  const userId = await database.asAuth((tx) => reserveTry(tx, tokenHash, clock.now(), TRIES));
  if (userId === null) throw refuse('sign_in_expired');
  await acceptCode(dependencies, userId, code, client);
  return enter(dependencies, { userId, client, previous }, async (tx) => {
    if (!(await deleteHalfSignIn(tx, tokenHash))) throw refuse('sign_in_expired');
  });
}

/** A passkey is something that one has, opened by what one knows or is: it counts as both steps. */
export async function signInByPasskey(
  dependencies: SecondStepDependencies,
  assertion: PasskeyAssertion,
  client: Client,
  previous: string | null,
): Promise<SignedInNow> {
  const userId = await recognizePasskey(dependencies, assertion, 'sign_in');
  return enter(dependencies, { userId, client, previous });
}

async function enter(
  dependencies: SecondStepDependencies,
  { userId, client, previous }: { userId: string; client: Client; previous: string | null },
  before: (tx: AuthTransaction) => Promise<void> = async () => {},
): Promise<SignedInNow> {
  const { database, clock } = dependencies;
  const kept = await database.asAuth(async (tx) => {
    await before(tx);
    const account = await findAccount(tx, userId);
    if (!account?.email_verified) throw refuse('email_not_verified');
    if (account.suspended_at) throw refuse('account_suspended');
    await endCredentials(tx, 'finish_second_step', { userId });
    return beginSession(tx, { userId, client, previous }, clock.now());
  });
  const person = await openSession(dependencies, kept.token);
  if (!person) throw refuse('session_expired');
  return { ...kept, session: await viewSession(dependencies, person) };
}
