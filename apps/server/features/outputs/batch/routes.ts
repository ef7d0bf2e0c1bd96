import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import { BATCH_ZIP_PATH, MOST_IN_BATCH } from '@relievo/contracts/content';
import { isUuid } from '@relievo/contracts/operations';
import type { ArchiveRoute } from '../../../platform/http/files/archives.ts';
import { refuse } from '../../../platform/http/refusals/refuse.ts';
import type { RequestContext } from '../../../platform/http/requests/context.ts';
import { openBatchArchive } from './archive-service.ts';
import { type BatchOutputDependencies, beginBatchOutputs, readBatchOutputs } from './service.ts';

const api = implement(contract.batchOutputs).$context<RequestContext>();

export function batchOutputRoutes(dependencies: BatchOutputDependencies) {
  return api.router({
    begin: api.begin.handler(async ({ context, input }) =>
      beginBatchOutputs(dependencies, await context.signedIn(), input.ids),
    ),
    standing: api.standing.handler(async ({ context, input }) =>
      readBatchOutputs(dependencies, await context.signedIn(), input.ids),
    ),
  });
}

export function batchOutputArchives(dependencies: BatchOutputDependencies): readonly ArchiveRoute[] {
  return [
    {
      path: BATCH_ZIP_PATH,
      limit: 'costly',
      answer: async ({ context, parameters }) =>
        openBatchArchive(dependencies, await context.signedIn(), readIds(parameters)),
    },
  ];
}

function readIds(parameters: URLSearchParams): string[] {
  const ids = [...new Set((parameters.get('ids') ?? '').split(','))];
  if (ids.length > MOST_IN_BATCH || !ids.every(isUuid)) throw refuse('not_found');
  return ids;
}
