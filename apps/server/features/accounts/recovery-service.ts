import type { verificationInput } from '@relievo/contracts/accounts';
import type { z } from 'zod';
import type { AuthTransaction } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import { deleteWaysInOfOthers } from './credentials/repository.ts';
import { endCredentials } from './credentials/service.ts';
import type { AccountDependencies } from './dependencies.ts';
import { acceptFirstProof } from './first-proof-service.ts';
import { BESIDE_CONNECTIONS, mailLink, openLink } from './links/service.ts';
import { forgetGuesses } from './lockout/guesses/repository.ts';
import { forgetAllAttempts } from './lockout/repository.ts';
import { findAccount, findCredential, markVerified, setPassword } from './repository.ts';
import { hashToken } from './token-rules.ts';

/**
 * Sends the confirming letter again, where there is an account that waits for it. The answer is always the same, and
 * comes before anybody looks for the account, so that its time tells nothing either.
 */
export async function requestVerification(dependencies: AccountDependencies, email: string): Promise<void> {
  await runAfterAnswer(dependencies, async (tx) => {
    const account = await findCredential(tx, email);
    if (account && !account.email_verified) await mailLink(tx, dependencies, 'verify_email', account);
  });
}

/** The answer says that the database is there; what was asked for is done after it. */
async function runAfterAnswer(
  { database, background }: AccountDependencies,
  work: (tx: AuthTransaction) => Promise<void>,
): Promise<void> {
  await database.ping();
  background.start(() => database.asAuth(work));
}

/**
 * Proves the address. In the browser in which the account was opened its password goes on; in any other one the person
 * chooses a password, because whoever set one before may have been somebody else.
 */
export async function verifyEmail(
  { database, clock, passwords }: AccountDependencies,
  { token, password }: z.infer<typeof verificationInput>,
  browserSecret: string | null,
): Promise<void> {
  const now = clock.now();
  const hash = password === undefined ? null : await passwords.hash(password);
  await database.asAuth(async (tx) => {
    const { userId } = await openLink(tx, 'verify_email', token, now);
    const isSameBrowser = await acceptFirstProof(tx, userId, hash === null ? browserSecret : null, now);
    if (hash !== null) await setPassword(tx, userId, { hash }, now);
    else if (!isSameBrowser) throw refuse('password_needed');
  });
}

/** As above. It stays open while an account is locked: its owner must have a way in. */
export async function requestPasswordReset(dependencies: AccountDependencies, email: string): Promise<void> {
  await runAfterAnswer(dependencies, async (tx) => {
    const account = await findCredential(tx, email);
    if (account && !account.suspended_at) await mailLink(tx, dependencies, 'reset_password', account);
  });
}

/** Who opens the mailed link owns the address: it counts as proven, and every other way in and every session ends. */
export async function resetPassword(
  { database, clock, passwords }: AccountDependencies,
  token: string,
  password: string,
): Promise<void> {
  const now = clock.now();
  const passwordHash = await passwords.hash(password);
  await database.asAuth(async (tx) => {
    const { userId, detail } = await openLink(tx, 'reset_password', token, now);
    if (detail !== BESIDE_CONNECTIONS) await deleteWaysInOfOthers(tx, userId, null);
    await setPassword(tx, userId, { hash: passwordHash }, now);
    await markVerified(tx, userId, now);
    await endCredentials(tx, 'reset_password', { userId });
    const account = await findAccount(tx, userId);
    if (!account) return;
    const name = hashToken(account.email);
    await forgetAllAttempts(tx, name);
    await forgetGuesses(tx, name);
  });
}
