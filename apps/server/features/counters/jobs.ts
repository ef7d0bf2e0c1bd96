import type { Database } from '../../platform/database/database.ts';
import type { JobHandlersFor } from '../../platform/queue/worker.ts';
import { foldCounters, tidySuggestions } from './service.ts';

export function countersJobs(dependencies: { readonly database: Database }): JobHandlersFor<'fold-counters'> {
  return {
    'fold-counters': {
      run: async (_, { signal }) => {
        await foldCounters(dependencies, signal);
        await tidySuggestions(dependencies, signal);
      },
    },
  };
}
