import type { JobHandlersFor } from '../../platform/queue/worker.ts';
import { type ExportDependencies, forgetExports, giveUpExport, packExport } from './service.ts';

export function exportJobs(
  dependencies: ExportDependencies,
): JobHandlersFor<'export-account' | 'forget-exports'> {
  return {
    'export-account': {
      run: ({ exportId }) => packExport(dependencies, exportId),
      giveUp: ({ exportId }) => giveUpExport(dependencies, exportId),
    },
    'forget-exports': { run: () => forgetExports(dependencies) },
  };
}
