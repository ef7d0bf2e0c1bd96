import type { Session } from '@relievo/contracts/accounts';
import type { SignedIn } from '../../platform/http/requests/context.ts';
import { endCredentials } from './credentials/service.ts';
import { type AccountDependencies, addSeconds } from './dependencies.ts';
import { deleteExpired } from './repository.ts';
import { viewSession } from './session-presenter.ts';
import { deleteSession } from './sessions/repository.ts';
import { hashToken } from './token-rules.ts';

/** The face of the feature: what routes and other features may ask of accounts. */
export { viewAccount } from './account-presenter.ts';
export {
  eraseAccounts,
  requestDeletion,
  undoDeletion,
  undoDeletionByLink,
} from './deletion/service.ts';
export type { AccountDependencies } from './dependencies.ts';
export { listDevices, signOutDevice, signOutOtherDevices } from './devices/service.ts';
export { confirmEmailChange, requestEmailChange } from './email/service.ts';
export { mailHandOver, takeAccountOver } from './learners/hand-over-service.ts';
export { forgetWordGuesses, signInLearner } from './learners/service.ts';
export { takeCodeTry } from './lockout/service.ts';
export { changePassword, requestPasswordLink } from './password/service.ts';
export { createPasswords, type Passwords } from './password-rules.ts';
export { givePermit, takePermit } from './permits/service.ts';
export { requireRecentProof } from './proof/service.ts';
export { requestPasswordReset, requestVerification, resetPassword, verifyEmail } from './recovery-service.ts';
export { openSession } from './sessions/service.ts';
export { signIn } from './sign-in-service.ts';
export { signUp } from './sign-up-service.ts';

/** Null for a guest, and for somebody whose session is over. */
export async function findCurrentSession(
  dependencies: AccountDependencies,
  person: SignedIn | null,
): Promise<Session | null> {
  return person && viewSession(dependencies, person);
}

export async function signOut({ database }: AccountDependencies, token: string | null): Promise<void> {
  if (token !== null) await database.asAuth((tx) => deleteSession(tx, hashToken(token)));
}

export async function signOutEverywhere({ database }: AccountDependencies, userId: string): Promise<void> {
  await database.asAuth((tx) => endCredentials(tx, 'sign_out_everywhere', { userId }));
}

const DAY_SECONDS = 24 * 60 * 60;
const ATTEMPTS_KEPT_SECONDS = DAY_SECONDS;
const LETTER_COUNTS_KEPT_SECONDS = 2 * DAY_SECONDS;
const GUESS_COUNTS_KEPT_SECONDS = 365 * DAY_SECONDS;
const NETWORKS_KEPT_SECONDS = 90 * DAY_SECONDS;
const UNPROVEN_KEPT_SECONDS = 7 * DAY_SECONDS;

/** What is over is not kept: neither sessions nor links, nor who tried to sign in from where. */
export async function forgetExpired({ database, clock }: AccountDependencies): Promise<void> {
  const now = clock.now();
  const until = {
    now,
    attempts: addSeconds(now, -ATTEMPTS_KEPT_SECONDS),
    letterCounts: addSeconds(now, -LETTER_COUNTS_KEPT_SECONDS),
    guessCounts: addSeconds(now, -GUESS_COUNTS_KEPT_SECONDS),
    signInNetworks: addSeconds(now, -NETWORKS_KEPT_SECONDS),
    unprovenAccounts: addSeconds(now, -UNPROVEN_KEPT_SECONDS),
  };
  await database.asSystem((tx) => deleteExpired(tx, until));
}
