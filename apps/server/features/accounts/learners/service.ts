import { joinWords, type learnerSignInInput } from '@relievo/contracts/classes';
import type { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusals/refuse.ts';
import type { AccountDependencies, Client } from '../dependencies.ts';
import { forgetGuesses } from '../lockout/guesses/repository.ts';
import { forgetAllAttempts } from '../lockout/repository.ts';
import { takeTry } from '../lockout/service.ts';
import { viewSession } from '../session-presenter.ts';
import { beginSession, openSession } from '../sessions/service.ts';
import { beginHalfSignIn, type HalfSignIn, type SignedInNow } from '../sign-in-steps/service.ts';
import { hashToken } from '../token-rules.ts';
import { nameTries } from './name-rules.ts';
import { findLearner } from './repository.ts';

/**
 * As signing in by an address: every try is counted first, and an unknown name takes as long as a wrong password. Who
 * has a second step, which a class may allow, is not signed in yet.
 */
export async function signInLearner(
  dependencies: AccountDependencies,
  { username, words }: z.infer<typeof learnerSignInInput>,
  client: Client,
  previous: string | null,
): Promise<{ readonly entered: SignedInNow } | { readonly half: HalfSignIn }> {
  const { database, clock, passwords } = dependencies;
  const now = clock.now();
  const { attempt, learner } = await passwords.inTurn(async (hashing) => {
    const attempt = await takeTry(
      database,
      nameTries(username),
      client.address,
      now,
      'too_many_word_guesses',
    );
    const learner = await database.asAuth((tx) => findLearner(tx, username));
    const isRight = await hashing.matches(joinWords(words), learner?.password ?? null);
    if (!learner || !isRight) throw attempt.failed(refuse('learner_sign_in_wrong', attempt.told));
    return { attempt, learner };
  });
  await attempt.succeeded();
  if (learner.suspended_at) throw refuse('account_suspended');
  if (learner.has_second_step) return { half: await beginHalfSignIn(dependencies, learner.id) };
  const begun = await database.asAuth((tx) =>
    beginSession(tx, { userId: learner.id, client, previous }, now),
  );
  const person = await openSession(dependencies, begun.token);
  if (!person) throw refuse('session_expired');
  return { entered: { ...begun, session: await viewSession(dependencies, person) } };
}

/** With new words the count of wrong ones begins anew, and no network is known. */
export async function forgetWordGuesses(
  { database }: { database: Database },
  username: string,
): Promise<void> {
  const account = hashToken(nameTries(username));
  await database.asAuth(async (tx) => {
    await forgetAllAttempts(tx, account);
    await forgetGuesses(tx, account);
  });
}
