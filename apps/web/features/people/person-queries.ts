import { LIBRARY_ORDERS, searchText } from '@relievo/contracts/library/lists';
import type { ResourceCard } from '@relievo/contracts/library/resource';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/server/client.ts';
import { chooseOrder, FRESH, type ListAddress, type ListQuery } from '../listing/index.ts';

export function personQuery(id: string) {
  return queryOptions({
    queryKey: ['person', id],
    queryFn: ({ signal }) => client.people.get({ id }, { signal }),
  });
}

export function personResourcesQuery(id: string, { q, sort }: ListAddress): ListQuery<ResourceCard> {
  const input = { id, search: searchText(q), sortBy: chooseOrder(LIBRARY_ORDERS.person, sort) };
  return {
    key: ['person-resources', input],
    fetch: (slice, signal) => client.people.resources({ ...input, ...slice }, { signal }),
    ...FRESH.marketplace,
  };
}

/** Far more than people make; the newest of still more. */
const MOST_COLLECTIONS = 100;

export function personCollectionsQuery(id: string) {
  return queryOptions({
    queryKey: ['person-collections', id],
    queryFn: ({ signal }) => client.people.collections({ id, limit: MOST_COLLECTIONS }, { signal }),
    ...FRESH.marketplace,
  });
}
