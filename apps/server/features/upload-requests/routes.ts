import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import type { RequestContext } from '../../platform/http/requests/context.ts';
import {
  askToUpload,
  decideUploadRequest,
  listWaitingRequests,
  readLatestRequest,
  type UploadRequestDependencies,
} from './service.ts';

const api = implement(contract.uploadRequests).$context<RequestContext>();

export function uploadRequestRoutes(dependencies: UploadRequestDependencies) {
  return api.router({
    mine: api.mine.handler(async ({ context }) => readLatestRequest(dependencies, await context.signedIn())),
    ask: api.ask.handler(async ({ context, input }) =>
      askToUpload(dependencies, await context.signedIn(), input),
    ),
    list: api.list.handler(async ({ context, input }) =>
      listWaitingRequests(dependencies, await context.signedIn(), input),
    ),
    decide: api.decide.handler(async ({ context, input }) =>
      decideUploadRequest(dependencies, await context.signedIn(), input),
    ),
  });
}
