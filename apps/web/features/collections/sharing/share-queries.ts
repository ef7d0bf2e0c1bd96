import type { SharedCollectionCard } from '@relievo/contracts/collections';
import { LIBRARY_ORDERS, searchText } from '@relievo/contracts/library/lists';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/server/client.ts';
import { chooseOrder, FRESH, type ListAddress, type ListQuery, listQuery } from '../../listing/index.ts';

/** With whom a collection is shared, for its owner. */
export function sharesQuery(id: string) {
  return queryOptions({
    queryKey: ['collection-shares', id],
    queryFn: ({ signal }) => client.collectionShares.list({ id }, { signal }),
  });
}

/** What others share with the person. */
export function sharedCollectionsQuery({
  q,
  sort,
}: Pick<ListAddress, 'q' | 'sort'>): ListQuery<SharedCollectionCard> {
  return listQuery(
    'shared-collections',
    { search: searchText(q), sortBy: chooseOrder(LIBRARY_ORDERS.sharedCollections, sort) },
    client.collectionShares.withMe,
    FRESH.own,
  );
}
