import { refuse } from '../../../platform/http/refusals/refuse.ts';
import type { SignedIn } from '../../../platform/http/requests/context.ts';
import { writeLetter } from '../../mail/service.ts';
import type { AccountDependencies, Client } from '../dependencies.ts';
import { mailLink } from '../links/service.ts';
import { hashPassword } from '../password.ts';
import { findOwnAccount } from '../proof/repository.ts';
import { prove } from '../proof/service.ts';
import { setPassword } from '../repository.ts';
import { deleteOtherSessions, renewSession } from '../sessions/repository.ts';

/** Every other device is signed out, and this one goes on under a new token. */
export async function changePassword(
  dependencies: AccountDependencies,
  person: SignedIn,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  client: Client,
): Promise<void> {
  const { database, clock } = dependencies;
  const account = await prove(dependencies, person, currentPassword, client);
  if (account.password === null) throw refuse('password_missing');
  const passwordHash = await hashPassword(newPassword);
  await database.asAuth(async (tx) => {
    await setPassword(tx, account.id, passwordHash, clock.now());
    await deleteOtherSessions(tx, account.id, person.sessionId);
    await renewSession(tx, person.sessionId);
    await writeLetter(tx, account.email, 'notice', {
      name: account.name,
      title: 'Your password was changed',
      words:
        'Your password was changed, and every other device was signed out. If this was not you, choose a new password now.',
      path: '/auth/forgot',
      linkWords: 'Choose a new password',
    });
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
    await mailLink(tx, dependencies, 'reset_password', account);
  });
}
