import type { JobHandlersFor } from '../../platform/queue/worker.ts';
import { type AccountDependencies, forgetExpired } from './service.ts';

export function accountJobs(dependencies: AccountDependencies): JobHandlersFor<'forget-expired'> {
  return { 'forget-expired': { run: () => forgetExpired(dependencies) } };
}
