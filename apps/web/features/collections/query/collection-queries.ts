import type { CollectedResource } from '@relievo/contracts/collections';
import { LIBRARY_ORDERS, searchText } from '@relievo/contracts/library/lists';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/server/client.ts';
import {
  buildFilterInput,
  chooseOrder,
  FRESH,
  type ListAddress,
  type ListQuery,
} from '../../listing/index.ts';
import { CONTAINING_TIMEOUT } from './limits.ts';

export function collectionQuery(id: string) {
  return queryOptions({
    queryKey: ['collection', id],
    queryFn: ({ signal }) => client.collections.get({ id }, { signal }),
  });
}

export function collectionItemsQuery(id: string, address: ListAddress): ListQuery<CollectedResource> {
  const sortBy = chooseOrder(LIBRARY_ORDERS.collectionItems, address.sort);
  const input = { ...buildFilterInput(address), id, sortBy };
  return {
    key: ['collection-items', id, input],
    fetch: (slice, signal) => client.collections.items({ ...input, ...slice }, { signal }),
    ...FRESH.own,
  };
}

/** Which of the person's own collections hold a resource; none where nobody knows in time. */
export function containingQuery(resourceId: string) {
  return queryOptions({
    queryKey: ['collections-containing', resourceId],
    queryFn: async ({ signal }) => {
      const late = AbortSignal.timeout(CONTAINING_TIMEOUT);
      try {
        return await client.collections.containing(
          { resourceId },
          { signal: AbortSignal.any([signal, late]) },
        );
      } catch (error) {
        if (late.aborted && !signal.aborted) return [];
        throw error;
      }
    },
  });
}

const SHELVES = 50;

/** The person's collections to choose from, those that were changed last first. */
export function shelvesQuery(search: string) {
  return queryOptions({
    queryKey: ['list', 'collections', 'shelves', search],
    queryFn: ({ signal }) =>
      client.library.collections(
        { search: searchText(search), sortBy: 'changed', limit: SHELVES },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
}
