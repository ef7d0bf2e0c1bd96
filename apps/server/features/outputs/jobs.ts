import type { JobHandlersFor } from '../../platform/queue/worker.ts';
import { giveUpOutput, makeRequested, type OutputJobDependencies } from './making-service.ts';

export function outputJobs(dependencies: OutputJobDependencies): JobHandlersFor<'make-output'> {
  return {
    'make-output': {
      run: ({ requestId }, { signal }) => makeRequested(dependencies, requestId, signal),
      giveUp: ({ requestId }) => giveUpOutput(dependencies, requestId),
    },
  };
}
