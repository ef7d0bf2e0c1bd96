import type { JobHandlersFor } from '../../platform/queue/worker.ts';
import { type FilesDependencies, sweepFiles } from './service.ts';

export function filesJobs(dependencies: FilesDependencies): JobHandlersFor<'sweep-files'> {
  return { 'sweep-files': { run: (_, { signal }) => sweepFiles(dependencies, signal) } };
}
