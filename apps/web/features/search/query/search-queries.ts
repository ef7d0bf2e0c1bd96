import {
  LIBRARY_ORDERS,
  RECENT_SEARCHES,
  type ResourceCard,
  type SearchSuggestions,
  TREND_DAYS,
} from '@relievo/contracts';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/server/client.ts';
import { orNothing } from '../../../lib/server/or-nothing.ts';
import { FRESH, filterInput, type ListQuery, listQuery, orderIn } from '../../listing/index.ts';
import { SUGGESTIONS_KEPT } from './limits.ts';
import { type SearchAddress, searchedText } from './search-address.ts';
import { createTimedCache } from './timed-cache.ts';

/** A search as the API takes it: what is left of its words, and everything that is set. */
export const searchInput = (search: SearchAddress) => ({
  ...filterInput({ q: searchedText(search), filters: search.filters }),
  ...(search.category ? { category: search.category } : {}),
  sortBy: orderIn(LIBRARY_ORDERS.search, search.sort),
});

export const searchQuery = (search: SearchAddress): ListQuery<ResourceCard> =>
  listQuery('search', searchInput(search), client.library.search, FRESH.marketplace);

/** By whose they are: nobody sees, not even for a moment, what somebody else searched at the same machine. */
export const recentSearchesQuery = (person: string) =>
  queryOptions({
    queryKey: ['searches', 'recent', person],
    queryFn: ({ signal }) =>
      orNothing('recent searches', [], () => client.searches.recent({ limit: RECENT_SEARCHES }, { signal })),
    staleTime: SUGGESTIONS_KEPT.keeps,
  });

export const trendsQuery = queryOptions({
  queryKey: ['searches', 'trends'],
  queryFn: ({ signal }) =>
    orNothing('trends', [], () => client.searches.trends({ daysBack: TREND_DAYS }, { signal })),
  staleTime: SUGGESTIONS_KEPT.keeps,
});

export const NO_SUGGESTIONS: SearchSuggestions = { resources: [], category: null };

/** What each person may be shown differs, so the key begins with who is looking. */
const known = createTimedCache<SearchSuggestions>(SUGGESTIONS_KEPT);

export const knownSuggestions = (viewer: string, search: string): SearchSuggestions | undefined =>
  known.get(`${viewer} ${search}`);

export async function findSuggestions(
  viewer: string,
  search: string,
  signal: AbortSignal,
): Promise<SearchSuggestions> {
  const found = await orNothing('suggestions', NO_SUGGESTIONS, () =>
    client.searches.suggest({ search }, { signal }),
  );
  if (found !== NO_SUGGESTIONS) known.set(`${viewer} ${search}`, found);
  return found;
}
