import type { JobHandlersFor } from '../../platform/queue/worker.ts';
import { forgetOldProgress, type ProgressDependencies } from './service.ts';

export function progressJobs(
  dependencies: Pick<ProgressDependencies, 'database'>,
): JobHandlersFor<'forget-progress'> {
  return { 'forget-progress': { run: () => forgetOldProgress(dependencies) } };
}
