import type { takeOverInput } from '@relievo/contracts/accounts';
import { joinWords } from '@relievo/contracts/classes';
import type { z } from 'zod';
import { refuse } from '../../../platform/http/refusals/refuse.ts';
import { errorCode } from '../../../platform/refusal.ts';
import { writeLetter } from '../../mail/service.ts';
import type { AccountDependencies, Client } from '../dependencies.ts';
import { mayWriteTo } from '../links/pause-rules.ts';
import { findLinkDetail } from '../links/repository.ts';
import { makeLink, readLinkToken } from '../links/service.ts';
import { takeTry } from '../lockout/service.ts';
import { hashToken } from '../token-rules.ts';
import { nameTries } from './name-rules.ts';
import { findLearnerOfLink, handOver } from './repository.ts';

/**
 * Mails the link by which a learner takes the account over. Nobody has proven the address, so the letter names neither the
 * learner nor the class. Says whether it was sent.
 */
export async function mailHandOver(
  dependencies: Pick<AccountDependencies, 'database' | 'clock'>,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<boolean> {
  const { database, clock } = dependencies;
  return database.asAuth(async (tx) => {
    if (!(await mayWriteTo(tx, email, 'hand_over', clock.now()))) return false;
    const path = await makeLink(tx, dependencies, { purpose: 'hand_over', userId, detail: email });
    await writeLetter(tx, email, 'hand_over', { path });
    return true;
  });
}

/**
 * The link shows whose address it is, and the words show who has used the account until now: with a link alone, a letter
 * to a wrong address would hand a child's account to a stranger.
 */
export async function takeAccountOver(
  { database, clock, passwords }: AccountDependencies,
  { token, words, password }: z.infer<typeof takeOverInput>,
  client: Client,
): Promise<void> {
  const now = clock.now();
  const { userId, secret } = readLinkToken(token);
  const identifier = `hand_over:${userId}`;
  const found = await database.asAuth(async (tx) => ({
    email: await findLinkDetail(tx, identifier, hashToken(secret), now),
    learner: await findLearnerOfLink(tx, userId),
  }));
  const { email, learner } = found;
  if (email === null || !learner) throw refuse('link_not_valid');
  await passwords.inTurn(async (hashing) => {
    const attempt = await takeTry(
      database,
      nameTries(learner.username),
      client.address,
      now,
      'too_many_word_guesses',
    );
    if (!(await hashing.matches(joinWords(words), learner.password)))
      throw attempt.failed(refuse('learner_sign_in_wrong', attempt.told));
    await attempt.succeeded();
  });
  const hash = await passwords.hash(password);
  await database
    .asAuth(async (tx) => {
      if (!(await handOver(tx, { userId, email, hash, identifier, secretHash: hashToken(secret), now })))
        throw refuse('link_not_valid');
    })
    .catch((error: unknown) => {
      // Since the link was sent, somebody has opened an account with this address.
      throw errorCode(error) === '23505' ? refuse('email_taken') : error;
    });
}
