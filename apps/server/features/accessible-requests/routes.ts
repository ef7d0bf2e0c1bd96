import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import type { RequestContext } from '../../platform/http/requests/context.ts';
import {
  type AccessibleRequestDependencies,
  answerRequest,
  askFor,
  giveRequestBack,
  listRequests,
  supportRequest,
  takeRequest,
  takeSupportBack,
} from './service.ts';

const api = implement(contract.accessibleRequests).$context<RequestContext>();

export function accessibleRequestRoutes(dependencies: AccessibleRequestDependencies) {
  return api.router({
    list: api.list.handler(async ({ context, input }) =>
      listRequests(dependencies, await context.viewer(), input),
    ),
    ask: api.ask.handler(async ({ context, input }) => askFor(dependencies, await context.signedIn(), input)),
    support: api.support.handler(async ({ context, input }) =>
      supportRequest(dependencies, await context.signedIn(), input.id),
    ),
    takeBack: api.takeBack.handler(async ({ context, input }) =>
      takeSupportBack(dependencies, await context.signedIn(), input.id),
    ),
    take: api.take.handler(async ({ context, input }) =>
      takeRequest(dependencies, await context.signedIn(), input.id),
    ),
    giveBack: api.giveBack.handler(async ({ context, input }) =>
      giveRequestBack(dependencies, await context.signedIn(), input.id),
    ),
    answer: api.answer.handler(async ({ context, input }) =>
      answerRequest(dependencies, await context.signedIn(), input),
    ),
  });
}
