import { type CollectedResource, LIBRARY_ORDERS, searchText } from '@relievo/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/server/client.ts';
import { FRESH, filterInput, type ListAddress, type ListQuery, orderIn } from '../../listing/index.ts';
import { CONTAINING_TIMEOUT } from './limits.ts';

export const collectionQuery = (id: string) =>
  queryOptions({
    queryKey: ['collection', id],
    queryFn: ({ signal }) => client.collections.get({ id }, { signal }),
  });

export function collectionItemsQuery(id: string, address: ListAddress): ListQuery<CollectedResource> {
  const sortBy = orderIn(LIBRARY_ORDERS.collectionItems, address.sort);
  const input = { ...filterInput(address), id, sortBy };
  return {
    key: ['collection-items', id, input],
    fetch: (slice, signal) => client.collections.items({ ...input, ...slice }, { signal }),
    ...FRESH.own,
  };
}

/** Which of the person's own collections hold a resource; none where nobody knows in time. */
export const containingQuery = (resourceId: string) =>
  queryOptions({
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

const SHELVES = 50;

/** The person's collections to choose from, those that were changed last first. */
export const shelvesQuery = (search: string) =>
  queryOptions({
    queryKey: ['list', 'collections', 'shelves', search],
    queryFn: ({ signal }) =>
      client.library.collections(
        { search: searchText(search), sortBy: 'changed', limit: SHELVES },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
