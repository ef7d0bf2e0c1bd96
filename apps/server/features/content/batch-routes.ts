import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import type { RequestContext } from '../../platform/http/requests/context.ts';
import { describeBatch, submitBatch } from './batch-service.ts';
import type { ContentDependencies } from './service.ts';

const api = implement(contract.batches).$context<RequestContext>();

export function batchRoutes(dependencies: ContentDependencies) {
  return api.router({
    describe: api.describe.handler(async ({ context, input }) =>
      describeBatch(dependencies, await context.signedIn(), input),
    ),
    submit: api.submit.handler(async ({ context, input }) =>
      submitBatch(dependencies, await context.signedIn(), input),
    ),
  });
}
