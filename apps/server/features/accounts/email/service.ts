import { refuse } from '../../../platform/http/refusals/refuse.ts';
import type { SignedIn } from '../../../platform/http/requests/context.ts';
import { errorCode } from '../../../platform/refusal.ts';
import { writeLetter } from '../../mail/service.ts';
import { endCredentials } from '../credentials/service.ts';
import type { AccountDependencies, Client } from '../dependencies.ts';
import { mayWriteTo } from '../links/pause-rules.ts';
import { makeLink, openLink } from '../links/service.ts';
import { prove } from '../proof/service.ts';
import { findAccount, findCredential } from '../repository.ts';
import { setEmail } from './repository.ts';

/**
 * The address changes when the link that is mailed to the new one is opened. The old one is told at once, while its
 * owner can still do something. An address that has an account gets another letter, and the answer is the same.
 */
export async function requestEmailChange(
  dependencies: AccountDependencies,
  person: SignedIn,
  { email, password }: { email: string; password?: string | undefined },
  client: Client,
): Promise<void> {
  const account = await prove(dependencies, person, password, client);
  if (email === account.email.toLowerCase()) return;
  await dependencies.database.asAuth(async (tx) => {
    if (!(await mayWriteTo(tx, email, 'change_email', dependencies.clock.now()))) return;
    const path = await makeLink(tx, dependencies, {
      purpose: 'change_email',
      userId: account.id,
      detail: email,
    });
    const { name } = account;
    const taken = await findCredential(tx, email);
    if (taken) await writeLetter(tx, email, 'account_exists', { name: taken.name, path: '/auth' });
    else await writeLetter(tx, email, 'change_email', { name, path });
    await writeLetter(tx, account.email, 'notice', {
      name,
      title: 'Your email address is about to change',
      words: `Someone, probably you, asked to use ${email} for your account instead of this address. It changes when the link we sent to that address is opened. If this was not you, choose a new password now.`,
      path: '/auth/forgot',
      linkWords: 'Choose a new password',
    });
  });
}

/** Links that went to the old address open nothing any more. */
export async function confirmEmailChange(
  { database, clock }: AccountDependencies,
  token: string,
): Promise<void> {
  const now = clock.now();
  await database
    .asAuth(async (tx) => {
      const { userId, detail: email } = await openLink(tx, 'change_email', token, now);
      const account = await findAccount(tx, userId);
      if (!account) throw refuse('link_not_valid');
      await setEmail(tx, userId, email, now);
      await endCredentials(tx, 'confirm_email_change', { userId });
      await writeLetter(tx, account.email, 'notice', {
        name: account.name,
        title: 'Your email address was changed',
        words: `Your account now uses ${email}. We will no longer send email to this address.`,
      });
    })
    .catch((error: unknown) => {
      // Since the link was sent, somebody else has opened an account with this address.
      throw errorCode(error) === '23505' ? refuse('link_not_valid') : error;
    });
}
