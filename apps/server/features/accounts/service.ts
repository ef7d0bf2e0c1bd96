import type { Session } from '@relievo/contracts';
import type { AccountDependencies } from './dependencies.ts';
import { viewSession } from './session-view.ts';
import { deleteSession, deleteSessionsOf } from './sessions/repository.ts';
import { openSession } from './sessions/service.ts';
import { hashOf } from './tokens.ts';

/** The face of the feature: what routes and other features may ask of accounts. */
export type { AccountDependencies } from './dependencies.ts';
export { hashPassword } from './password.ts';
export { requestPasswordReset, requestVerification, resetPassword, verifyEmail } from './recovery.ts';
export { openSession } from './sessions/service.ts';
export { signIn } from './sign-in.ts';
export { signUp } from './sign-up.ts';

/** Null for a guest, and for a token that opens nothing any more. */
export async function currentSession(
  dependencies: AccountDependencies,
  token: string | null,
): Promise<Session | null> {
  const person = token === null ? null : await openSession(dependencies, token);
  return person && viewSession(dependencies, person);
}

export async function signOut({ database }: AccountDependencies, token: string | null): Promise<void> {
  if (token !== null) await database.asAuth((tx) => deleteSession(tx, hashOf(token)));
}

export async function signOutEverywhere({ database }: AccountDependencies, userId: string): Promise<void> {
  await database.asAuth((tx) => deleteSessionsOf(tx, userId));
}
