import type { JobHandlersFor } from '../../platform/queue/worker.ts';
import { type ConvertingDependencies, convertUploaded, giveUpConversion } from './converting-service.ts';
import { forgetConversions } from './service.ts';

export function conversionJobs(
  dependencies: ConvertingDependencies,
): JobHandlersFor<'convert-file' | 'forget-conversions'> {
  return {
    'convert-file': {
      run: ({ conversionId }, { signal }) => convertUploaded(dependencies, conversionId, signal),
      giveUp: ({ conversionId }) => giveUpConversion(dependencies, conversionId),
    },
    'forget-conversions': { run: () => forgetConversions(dependencies) },
  };
}
