import type { Provider } from '@relievo/contracts/accounts';
import type { AuthTransaction } from '../../../platform/database/database.ts';
import { writeLetter } from '../../mail/service.ts';
import type { AccountDependencies } from '../dependencies.ts';

/** A new way into an account is told to its address: its owner may know nothing of it. */
export async function tellConnected(
  tx: AuthTransaction,
  { providerNames }: AccountDependencies,
  { name, email }: { readonly name: string; readonly email: string },
  provider: Provider,
): Promise<void> {
  await writeLetter(tx, email, 'notice', {
    name,
    title: `${providerNames[provider]} is connected to your account`,
    words: `You can now sign in with ${providerNames[provider]}. If this was not you, disconnect it in your account settings and choose a new password.`,
    path: '/settings?tab=account',
    linkWords: 'Open account settings',
  });
}
