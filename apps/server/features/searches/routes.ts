import { implement } from '@orpc/server';
import { contract } from '@relievo/contracts';
import type { RequestContext } from '../../platform/http/requests/context.ts';
import {
  clearSearches,
  correctSearch,
  exportSearches,
  listRecentSearches,
  listTrends,
  removeSearch,
  type SearchesDependencies,
  saveSearch,
  suggestSearches,
} from './service.ts';

const api = implement(contract.searches).$context<RequestContext>();

export function searchRoutes(dependencies: SearchesDependencies) {
  return api.router({
    suggest: api.suggest.handler(async ({ context, input }) =>
      suggestSearches(dependencies, await context.viewer(), input.search),
    ),
    correct: api.correct.handler(async ({ context, input }) =>
      correctSearch(dependencies, await context.viewer(), input),
    ),
    trends: api.trends.handler(async ({ context, input }) =>
      listTrends(dependencies, await context.viewer(), input.daysBack),
    ),
    recent: api.recent.handler(async ({ context, input }) =>
      listRecentSearches(dependencies, await context.signedIn(), input.limit),
    ),
    save: api.save.handler(async ({ context, input }) =>
      saveSearch(dependencies, await context.signedIn(), input),
    ),
    remove: api.remove.handler(async ({ context, input }) =>
      removeSearch(dependencies, await context.signedIn(), input.id),
    ),
    clear: api.clear.handler(async ({ context }) => clearSearches(dependencies, await context.signedIn())),
    export: api.export.handler(async ({ context }) => exportSearches(dependencies, await context.signedIn())),
  });
}
