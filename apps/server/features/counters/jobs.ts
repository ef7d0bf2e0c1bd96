import type { Database } from '../../platform/database/database.ts';
import type { JobHandlersFor } from '../../platform/queue/worker.ts';
import { foldCounters } from './service.ts';

export function countersJobs(dependencies: { readonly database: Database }): JobHandlersFor<'fold-counters'> {
  return { 'fold-counters': { run: (_, { signal }) => foldCounters(dependencies, signal) } };
}
