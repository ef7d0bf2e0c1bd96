import type { Database } from '../../platform/database/database.ts';
import type { JobHandlers } from '../../platform/queue/worker.ts';
import { foldCounters } from './service.ts';

export function countersJobs(dependencies: { readonly database: Database }): JobHandlers {
  return { 'fold-counters': { run: (_, { signal }) => foldCounters(dependencies, signal) } };
}
