import type { passwordChangeInput } from '@relievo/contracts/accounts';
import type { z } from 'zod';
import { refuse } from '../../../platform/http/refusals/refuse.ts';
import type { SessionToken, SignedIn } from '../../../platform/http/requests/context.ts';
import { writeLetter } from '../../mail/service.ts';
import { endCredentials } from '../credentials/service.ts';
import type { AccountDependencies, Client } from '../dependencies.ts';
import { BESIDE_CONNECTIONS, mailLink } from '../links/service.ts';
import { findOwnAccount } from '../proof/repository.ts';
import { prove } from '../proof/service.ts';
import { disconnect } from '../providers/repository.ts';
import { setPassword } from '../repository.ts';
import { replaceSessionToken } from '../sessions/service.ts';

/**
 * Every other device is signed out, and this one goes on under the token that is given back. Connections of providers
 * stay but for those that the person takes off with it.
 */
export async function changePassword(
  dependencies: AccountDependencies,
  person: SignedIn,
  { currentPassword, newPassword, disconnect: providers }: z.infer<typeof passwordChangeInput>,
  client: Client,
): Promise<SessionToken> {
  const { database, clock } = dependencies;
  const account = await prove(dependencies, person, currentPassword, client);
  if (account.password === null) throw refuse('password_missing');
  const passwordHash = await dependencies.passwords.hash(newPassword);
  return database.asAuth(async (tx) => {
    await setPassword(tx, account.id, { hash: passwordHash }, clock.now());
    for (const provider of providers) await disconnect(tx, account.id, provider);
    await endCredentials(tx, 'change_password', { userId: account.id, sessionId: person.sessionId });
    await writeLetter(tx, account.email, 'notice', {
      name: account.name,
      title: 'Your password was changed',
      words:
        'Your password was changed, and every other device was signed out. If this was not you, choose a new password now.',
      path: '/auth/forgot',
      linkWords: 'Choose a new password',
    });
    return replaceSessionToken(tx, person.sessionId);
  });
}

/** Whoever came in by a provider may choose a password as well, by a link to the address of the account. */
export async function requestPasswordLink(
  dependencies: AccountDependencies,
  { userId, sessionId }: SignedIn,
): Promise<void> {
  await dependencies.database.asAuth(async (tx) => {
    const account = await findOwnAccount(tx, userId, sessionId);
    if (!account) throw refuse('session_expired');
    if (account.password !== null) throw refuse('password_set_already');
    await mailLink(tx, dependencies, 'reset_password', account, BESIDE_CONNECTIONS);
  });
}
