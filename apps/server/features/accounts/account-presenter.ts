import type { Account } from '@relievo/contracts/accounts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import type { SignedIn } from '../../platform/http/requests/context.ts';
import { erasureOf } from './deletion-rules.ts';
import type { AccountDependencies } from './dependencies.ts';
import { findPendingEmail } from './links/repository.ts';
import { findAccount, findWaysIn } from './repository.ts';

/** What a person sees of their account in the settings. */
export async function viewAccount(
  { database, clock, providerNames }: AccountDependencies,
  { userId, isLearner }: SignedIn,
): Promise<Account> {
  return database.asAuth(async (tx) => {
    const account = await findAccount(tx, userId);
    if (!account) throw refuse('session_expired');
    const ways = await findWaysIn(tx, userId);
    return {
      email: isLearner ? null : account.email,
      pendingEmail: await findPendingEmail(tx, userId, clock.now()),
      hasPassword: ways.some(({ provider }) => provider === 'credential'),
      connections: ways.flatMap(({ provider, created_at: at }) =>
        provider === 'credential'
          ? []
          : [{ provider, name: providerNames[provider], connectedAt: at.toISOString() }],
      ),
      createdAt: account.created_at.toISOString(),
      erasedAt: erasureOf(account)?.toISOString() ?? null,
    };
  });
}
