import type { JobHandlersFor } from '../../platform/queue/worker.ts';
import { forgetVisits, type VisitDependencies } from './service.ts';

export function visitJobs(
  dependencies: Pick<VisitDependencies, 'database' | 'clock'>,
): JobHandlersFor<'forget-visits'> {
  return { 'forget-visits': { run: () => forgetVisits(dependencies) } };
}
