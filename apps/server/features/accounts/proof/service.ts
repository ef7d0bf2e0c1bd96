import type { ProofWay } from '@relievo/contracts/accounts';
import { refuse } from '../../../platform/http/refusals/refuse.ts';
import type { SignedIn } from '../../../platform/http/requests/context.ts';
import { type AccountDependencies, addSeconds, type Client } from '../dependencies.ts';
import { takeTry } from '../lockout/service.ts';
import { findOwnAccount, type OwnAccountRow } from './repository.ts';

/** For so long after a sign-in or a proof it is taken for granted who sits at the screen. */
const RECENT_SECONDS = 15 * 60;

export type ProofDependencies = Pick<AccountDependencies, 'database' | 'clock'>;
type PasswordProofDependencies = Pick<AccountDependencies, 'database' | 'clock' | 'passwords'>;

/**
 * The one rule for sensitive acts: whoever sits at this session has shown lately that they are its person. What the
 * refusal names is asked for on the screen, and then the act goes on.
 */
export async function requireRecentProof(dependencies: ProofDependencies, person: SignedIn): Promise<void> {
  refuseUnlessRecent(await findPerson(dependencies, person), dependencies.clock.now());
}

function refuseUnlessRecent(account: OwnAccountRow, now: Date): void {
  if (account.proven_at > addSeconds(now, -RECENT_SECONDS)) return;
  const ways = waysOf(account);
  throw ways.length > 0 ? refuse('proof_needed', { ways }) : refuse('sign_in_again');
}

/** By what a person can show that it is them; who came by a provider and has no second step signs in again. */
export function waysOf({ has_second_step, has_passkey, password }: OwnAccountRow): ProofWay[] {
  if (has_second_step) return has_passkey ? ['passkey', 'code'] : ['code'];
  return password === null ? [] : ['password'];
}

export async function findPerson(
  { database }: ProofDependencies,
  { userId, sessionId }: SignedIn,
): Promise<OwnAccountRow> {
  const account = await database.asAuth((tx) => findOwnAccount(tx, userId, sessionId));
  if (!account) throw refuse('session_expired');
  return account;
}

/**
 * Before an account is changed for good, whoever sits at the screen gives its password, however lately they did; where
 * there is a second step, or no password, the rule above holds as well.
 */
export async function prove(
  dependencies: PasswordProofDependencies,
  person: SignedIn,
  password: string | undefined,
  client: Client,
): Promise<OwnAccountRow> {
  const account = await findPerson(dependencies, person);
  if (account.has_second_step || account.password === null)
    refuseUnlessRecent(account, dependencies.clock.now());
  if (account.password !== null) await acceptPassword(dependencies, account, password, client);
  return account;
}

/** Wrong passwords count as they do at the sign-in: an open session is not a way to guess. */
export async function acceptPassword(
  { database, clock, passwords }: PasswordProofDependencies,
  account: OwnAccountRow,
  password: string | undefined,
  client: Client,
): Promise<void> {
  const attempt = await passwords.inTurn(async ({ matches }) => {
    const begun = await takeTry(database, account.email, client.address, clock.now());
    const isRight = password !== undefined && (await matches(password, account.password));
    if (!isRight) throw begun.failed(refuse('wrong_password'));
    return begun;
  });
  await attempt.succeeded();
}
