import {
  LIBRARY_ORDERS,
  RECENT_SEARCHES,
  type SearchSuggestions,
  TREND_DAYS,
} from '@relievo/contracts/library/lists';
import type { ResourceCard } from '@relievo/contracts/library/resource';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/server/client.ts';
import { askOrNothing } from '../../../lib/server/or-nothing.ts';
import {
  buildFilterInput,
  chooseOrder,
  countFilters,
  FRESH,
  type ListQuery,
  listQuery,
} from '../../listing/index.ts';
import { SUGGESTIONS_KEPT } from './limits.ts';
import { buildSearchedText, dropFilters, type SearchAddress } from './search-address.ts';
import { createTimedCache } from './timed-cache.ts';

/** A search as the API takes it: what is left of its words, and everything that is set. */
export function buildSearchInput(search: SearchAddress) {
  return {
    ...buildFilterInput({ q: buildSearchedText(search), filters: search.filters }),
    ...(search.category ? { category: search.category } : {}),
    sortBy: chooseOrder(LIBRARY_ORDERS.search, search.sort),
  };
}

export function searchQuery(search: SearchAddress): ListQuery<ResourceCard> {
  return listQuery('search', buildSearchInput(search), client.library.search, FRESH.marketplace);
}

/** What a search that finds nothing may have meant. */
export function correctionsQuery(search: SearchAddress) {
  const { sortBy: _, ...input } = buildSearchInput(search);
  return queryOptions({
    queryKey: ['search-corrections', input],
    queryFn: ({ signal }) =>
      askOrNothing('corrections', [], () => client.searches.correct(input, { signal })),
    ...FRESH.marketplace,
  });
}

/** How many its words alone would find, where filters stand in the way. */
export function foundWithoutFiltersQuery(search: SearchAddress) {
  const input = { ...buildSearchInput(dropFilters(search)), limit: 1 };
  const isFiltered = search.category !== '' || countFilters(search.filters) > 0;
  return queryOptions({
    queryKey: ['found-without-filters', input],
    queryFn: ({ signal }) =>
      askOrNothing('search without filters', 0, async () => {
        const { total } = await client.library.search(input, { signal });
        return total;
      }),
    enabled: isFiltered && input.search !== '',
    ...FRESH.marketplace,
  });
}

/** By whose they are: nobody sees, not even for a moment, what somebody else searched at the same machine. */
export function recentSearchesQuery(person: string) {
  return queryOptions({
    queryKey: ['searches', 'recent', person],
    queryFn: ({ signal }) =>
      askOrNothing('recent searches', [], () =>
        client.searches.recent({ limit: RECENT_SEARCHES }, { signal }),
      ),
    staleTime: SUGGESTIONS_KEPT.keeps,
  });
}

export const trendsQuery = queryOptions({
  queryKey: ['searches', 'trends'],
  queryFn: ({ signal }) =>
    askOrNothing('trends', [], () => client.searches.trends({ daysBack: TREND_DAYS }, { signal })),
  staleTime: SUGGESTIONS_KEPT.keeps,
});

export const NO_SUGGESTIONS: SearchSuggestions = { resources: [], variants: [], category: null };

/** What each person may be shown differs, so the key begins with who is looking. */
const known = createTimedCache<SearchSuggestions>(SUGGESTIONS_KEPT);

export function findKnownSuggestions(viewer: string, search: string): SearchSuggestions | undefined {
  return known.get(`${viewer} ${search}`);
}

export async function findSuggestions(
  viewer: string,
  search: string,
  signal: AbortSignal,
): Promise<SearchSuggestions> {
  const found = await askOrNothing('suggestions', NO_SUGGESTIONS, () =>
    client.searches.suggest({ search }, { signal }),
  );
  if (found !== NO_SUGGESTIONS) known.set(`${viewer} ${search}`, found);
  return found;
}
