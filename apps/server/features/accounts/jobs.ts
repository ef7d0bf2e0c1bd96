import type { JobHandlersFor } from '../../platform/queue/worker.ts';
import { type AccountDependencies, eraseAccounts, forgetExpired } from './service.ts';

export function accountJobs(
  dependencies: AccountDependencies,
): JobHandlersFor<'forget-expired' | 'erase-accounts'> {
  return {
    'forget-expired': { run: () => forgetExpired(dependencies) },
    'erase-accounts': { run: (_, { log, signal }) => eraseAccounts(dependencies, log, signal) },
  };
}
