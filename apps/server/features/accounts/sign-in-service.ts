import type { signInInput } from '@relievo/contracts/values';
import type { z } from 'zod';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import type { AccountDependencies, Client } from './dependencies.ts';
import { takeTry } from './lockout/service.ts';
import { findCredential, renewHash } from './repository.ts';
import { viewSession } from './session-presenter.ts';
import { beginSession, openSession } from './sessions/service.ts';
import { beginHalfSignIn, type HalfSignIn, type SignedInNow } from './sign-in-steps/service.ts';

/**
 * The try is counted before the password is looked at. An unknown address and a wrong password are answered
 * alike and take the same time; what else is wrong with an account only its owner learns. Who has a second step is
 * not signed in yet.
 */
export async function signIn(
  dependencies: AccountDependencies,
  { email, password }: z.infer<typeof signInInput>,
  client: Client,
  previous: string | null,
): Promise<{ readonly entered: SignedInNow } | { readonly half: HalfSignIn }> {
  const { database, clock, passwords } = dependencies;
  const now = clock.now();
  const { attempt, account } = await passwords.inTurn(async (hashing) => {
    const attempt = await takeTry(database, email, client.address, now);
    const account = await database.asAuth((tx) => findCredential(tx, email));
    const isRight = await hashing.matches(password, account?.password ?? null);
    if (!account || !isRight) throw attempt.failed();
    if (account.password !== null && passwords.isOutdated(account.password)) {
      const renewed = await hashing.hash(password);
      await database.asAuth((tx) => renewHash(tx, account.id, { from: account.password, to: renewed }));
    }
    return { attempt, account };
  });
  await attempt.succeeded();
  if (!account.email_verified) throw refuse('email_not_verified');
  if (account.suspended_at) throw refuse('account_suspended');
  if (account.has_second_step) return { half: await beginHalfSignIn(dependencies, account.id) };
  const begun = await database.asAuth((tx) =>
    beginSession(tx, { userId: account.id, client, previous }, now),
  );
  const person = await openSession(dependencies, begun.token);
  if (!person) throw refuse('session_expired');
  return { entered: { ...begun, session: await viewSession(dependencies, person) } };
}
