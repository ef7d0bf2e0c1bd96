import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import type { RequestContext } from '../../../platform/http/requests/context.ts';
import type { ContentDependencies } from '../service.ts';
import { assignReview, listReviewChoices, listReviews, readReview } from './service.ts';

const api = implement(contract.reviews).$context<RequestContext>();

export function reviewRoutes(dependencies: ContentDependencies) {
  return api.router({
    list: api.list.handler(async ({ context, input }) =>
      listReviews(dependencies, await context.signedIn(), input),
    ),
    choices: api.choices.handler(async ({ context }) =>
      listReviewChoices(dependencies, await context.signedIn()),
    ),
    get: api.get.handler(async ({ context, input }) =>
      readReview(dependencies, await context.signedIn(), input),
    ),
    assign: api.assign.handler(async ({ context, input }) =>
      assignReview(dependencies, await context.signedIn(), input),
    ),
  });
}
