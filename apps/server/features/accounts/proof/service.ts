import { refuse } from '../../../platform/http/refusals/refuse.ts';
import type { SignedIn } from '../../../platform/http/requests/context.ts';
import { type AccountDependencies, addSeconds, type Client } from '../dependencies.ts';
import { takeTry } from '../lockout/service.ts';
import { inHashingTurn } from '../password-rules.ts';
import { findOwnAccount, type OwnAccountRow } from './repository.ts';

/** For so long after a sign-in it is taken for granted who sits at the screen. */
const RECENT_SECONDS = 15 * 60;

/** As below, but somebody who signed in just now has shown it by that. */
export async function proveUnlessRecent(
  dependencies: AccountDependencies,
  person: SignedIn,
  password: string | undefined,
  client: Client,
): Promise<void> {
  const { database, clock } = dependencies;
  const account = await database.asAuth((tx) => findOwnAccount(tx, person.userId, person.sessionId));
  if (account && isRecent(account, clock.now())) return;
  await prove(dependencies, person, password, client);
}

function isRecent({ signed_in_at: signedInAt }: OwnAccountRow, now: Date): boolean {
  return signedInAt > addSeconds(now, -RECENT_SECONDS);
}

/**
 * Before an account is changed for good, whoever sits at the screen shows that they are its person. Wrong passwords
 * count as they do at the sign-in: an open session is not a way to guess.
 */
export async function prove(
  { database, clock }: AccountDependencies,
  { userId, sessionId }: SignedIn,
  password: string | undefined,
  client: Client,
): Promise<OwnAccountRow> {
  const now = clock.now();
  const account = await database.asAuth((tx) => findOwnAccount(tx, userId, sessionId));
  if (!account) throw refuse('session_expired');
  if (account.password === null) {
    if (isRecent(account, now)) return account;
    throw refuse('sign_in_again');
  }
  const attempt = await inHashingTurn(async ({ matches }) => {
    const begun = await takeTry(database, account.email, client.address, now);
    const isRight = password !== undefined && (await matches(password, account.password));
    if (!isRight) throw begun.failed(refuse('wrong_password'));
    return begun;
  });
  await attempt.succeeded();
  return account;
}
