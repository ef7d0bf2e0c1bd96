import { refuse } from '../../../platform/http/refusals/refuse.ts';
import type { SignedIn } from '../../../platform/http/requests/context.ts';
import type { Log } from '../../../platform/log/log.ts';
import { writeLetter } from '../../mail/service.ts';
import { endCredentials } from '../credentials/service.ts';
import { GRACE_SECONDS } from '../deletion-rules.ts';
import { type AccountDependencies, addSeconds, type Client } from '../dependencies.ts';
import { makeLink, openLink } from '../links/service.ts';
import { prove } from '../proof/service.ts';
import { eraseAccount, findDue, markDeletion, unmarkDeletion } from './repository.ts';

/** From now on the grace runs; other devices are signed out, and a letter brings a link that undoes it. */
export async function requestDeletion(
  dependencies: AccountDependencies,
  person: SignedIn,
  password: string | undefined,
  client: Client,
): Promise<void> {
  const account = await prove(dependencies, person, password, client);
  const now = dependencies.clock.now();
  await dependencies.database.asAuth(async (tx) => {
    const organizations = await markDeletion(tx, account.id, now);
    if (organizations.length > 0) throw refuse('last_owner', { organizations });
    await endCredentials(tx, 'request_deletion', { userId: account.id, sessionId: person.sessionId });
    const path = await makeLink(tx, dependencies, { purpose: 'undo_deletion', userId: account.id });
    const date = addSeconds(now, GRACE_SECONDS).toISOString().slice(0, 10);
    await writeLetter(tx, account.email, 'undo_deletion', { name: account.name, path, date });
  });
}

export async function undoDeletion({ database }: AccountDependencies, { userId }: SignedIn): Promise<void> {
  await database.asAuth((tx) => unmarkDeletion(tx, userId));
}

export async function undoDeletionByLink(
  { database, clock }: AccountDependencies,
  token: string,
): Promise<void> {
  await database.asAuth(async (tx) => {
    const { userId } = await openLink(tx, 'undo_deletion', token, clock.now());
    await unmarkDeletion(tx, userId);
  });
}

/** Takes away the accounts whose grace is over, one by one: one that cannot go does not keep the others. */
export async function eraseAccounts(
  { database, clock }: AccountDependencies,
  log: Log,
  signal: AbortSignal,
): Promise<void> {
  const before = addSeconds(clock.now(), -GRACE_SECONDS);
  for (const userId of await database.asSystem((tx) => findDue(tx, before))) {
    if (signal.aborted) return;
    await database
      .asSystem((tx) => eraseAccount(tx, userId, before))
      .catch((error: unknown) => log.error({ err: error, userId }, 'an account could not be erased'));
  }
}
