import { refuse } from '../../../platform/http/refusals/refuse.ts';
import type { SignedIn } from '../../../platform/http/requests/context.ts';
import { type AccountDependencies, type Client, later } from '../dependencies.ts';
import { takeTry } from '../lockout/service.ts';
import { passwordMatches } from '../password.ts';
import { findOwnAccount, type OwnAccountRow } from './repository.ts';

/** Who came in by a provider shows that it is them by having done so just now. */
const RECENT_SECONDS = 10 * 60;

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
    if (account.signed_in_at > later(now, -RECENT_SECONDS)) return account;
    throw refuse('sign_in_again');
  }
  const attempt = await takeTry(database, account.email, client.address, now);
  const right = password !== undefined && (await passwordMatches(password, account.password));
  if (!right) throw attempt.failed(refuse('wrong_password'));
  await attempt.succeeded();
  return account;
}
