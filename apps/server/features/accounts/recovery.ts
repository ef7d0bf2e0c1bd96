import type { AccountDependencies } from './dependencies.ts';
import { mailLink, openLink } from './links/service.ts';
import { forgetAllAttempts } from './lockout/repository.ts';
import { hashPassword } from './password.ts';
import { findAccount, findCredential, markVerified, setPassword } from './repository.ts';
import { deleteSessionsOf } from './sessions/repository.ts';
import { hashOf } from './tokens.ts';

/** Sends the confirming letter again, where there is an account that waits for it. The answer is always the same. */
export async function requestVerification(dependencies: AccountDependencies, email: string): Promise<void> {
  await dependencies.database.asAuth(async (tx) => {
    const account = await findCredential(tx, email);
    if (account && !account.email_verified) await mailLink(tx, dependencies, 'verify_email', account);
  });
}

export async function verifyEmail({ database, clock }: AccountDependencies, token: string): Promise<void> {
  const now = clock.now();
  await database.asAuth(async (tx) => {
    const { userId } = await openLink(tx, 'verify_email', token, now);
    await markVerified(tx, userId, now);
  });
}

/** Stays open while an account is locked: its owner must have a way in. The answer is always the same. */
export async function requestPasswordReset(dependencies: AccountDependencies, email: string): Promise<void> {
  await dependencies.database.asAuth(async (tx) => {
    const account = await findCredential(tx, email);
    if (account && !account.suspended_at) await mailLink(tx, dependencies, 'reset_password', account);
  });
}

/** Who opens the mailed link owns the address: it counts as confirmed, and every other session ends. */
export async function resetPassword(
  { database, clock }: AccountDependencies,
  token: string,
  password: string,
): Promise<void> {
  const now = clock.now();
  const passwordHash = await hashPassword(password);
  await database.asAuth(async (tx) => {
    const { userId } = await openLink(tx, 'reset_password', token, now);
    await setPassword(tx, userId, passwordHash, now);
    await markVerified(tx, userId, now);
    await deleteSessionsOf(tx, userId);
    const account = await findAccount(tx, userId);
    if (account) await forgetAllAttempts(tx, hashOf(account.email));
  });
}
