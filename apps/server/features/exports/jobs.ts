import type { JobHandlersFor } from '../../platform/queue/worker.ts';
import { type ExportDependencies, forgetExports, giveUpExport, putTogether } from './service.ts';

export function exportJobs(
  dependencies: ExportDependencies,
): JobHandlersFor<'export-account' | 'forget-exports'> {
  return {
    'export-account': {
      run: ({ exportId }) => putTogether(dependencies, exportId),
      giveUp: ({ exportId }) => giveUpExport(dependencies, exportId),
    },
    'forget-exports': { run: () => forgetExports(dependencies) },
  };
}
