import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import { isUuid } from '@relievo/contracts/operations';
import type { DownloadRoute } from '../../../platform/http/files/downloads.ts';
import { refuse } from '../../../platform/http/refusals/refuse.ts';
import type { RequestContext } from '../../../platform/http/requests/context.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import type { ContentDependencies } from '../service.ts';
import { assignReview, listReviewChoices, listReviews, openVersionFile, readReview } from './service.ts';

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

export function reviewDownloads(
  dependencies: ContentDependencies & { readonly storage: Storage },
): readonly DownloadRoute[] {
  const places = { file: 'source', picture: 'picture', text: 'reading' } as const;
  return (['file', 'picture', 'text'] as const).map((place) => ({
    path: `/api/submissions/:id/${place}`,
    limit: 'read',
    answer: async ({ context, params: { id = '' } }) => {
      const person = await context.signedIn();
      if (!isUuid(id)) throw refuse('not_found');
      return openVersionFile(dependencies, person, id, places[place]);
    },
  }));
}
