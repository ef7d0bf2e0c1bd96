import type { JobHandlers } from '../../platform/queue/worker.ts';
import { type FilesDependencies, sweepFiles } from './service.ts';

export function filesJobs(dependencies: FilesDependencies): JobHandlers {
  return { 'sweep-files': { run: (_, { signal }) => sweepFiles(dependencies, signal) } };
}
