import type { Database } from '../../platform/database/database.ts';
import type { JobHandlersFor } from '../../platform/queue/worker.ts';
import { forgetWords } from './service.ts';

export function libraryJobs(dependencies: { readonly database: Database }): JobHandlersFor<'forget-words'> {
  return { 'forget-words': { run: (_, { signal }) => forgetWords(dependencies, signal) } };
}
