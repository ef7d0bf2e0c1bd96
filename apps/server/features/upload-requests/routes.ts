import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import type { RequestContext } from '../../platform/http/requests/context.ts';
import {
  askToUpload,
  decide,
  latestRequest,
  type UploadRequestDependencies,
  waitingRequests,
} from './service.ts';

const api = implement(contract.uploadRequests).$context<RequestContext>();

export function uploadRequestRoutes(dependencies: UploadRequestDependencies) {
  return api.router({
    mine: api.mine.handler(async ({ context }) => latestRequest(dependencies, await context.signedIn())),
    ask: api.ask.handler(async ({ context, input }) =>
      askToUpload(dependencies, await context.signedIn(), input),
    ),
    list: api.list.handler(async ({ context, input }) =>
      waitingRequests(dependencies, await context.signedIn(), input),
    ),
    decide: api.decide.handler(async ({ context, input }) =>
      decide(dependencies, await context.signedIn(), input),
    ),
  });
}
