import type { CategoryCard, CollectionCard } from '@relievo/contracts/library';
import { LIBRARY_ORDERS, searchText } from '@relievo/contracts/library/lists';
import type { ResourceCard } from '@relievo/contracts/library/resource';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/server/client.ts';
import {
  buildFilterInput,
  chooseOrder,
  FRESH,
  type ListAddress,
  type ListQuery,
  listQuery,
} from '../../listing/index.ts';
import type { OwnState } from '../address/library-address.ts';

export function marketplaceQuery(address: ListAddress): ListQuery<ResourceCard> {
  return listQuery(
    'marketplace',
    { ...buildFilterInput(address), sortBy: chooseOrder(LIBRARY_ORDERS.marketplace, address.sort) },
    client.library.marketplace,
    FRESH.marketplace,
  );
}

export function ownContentQuery(
  address: ListAddress & { readonly status: OwnState },
): ListQuery<ResourceCard> {
  return listQuery(
    'own-content',
    {
      ...buildFilterInput(address),
      ...(address.status === 'any' ? {} : { status: address.status }),
      sortBy: chooseOrder(LIBRARY_ORDERS.ownContent, address.sort),
    },
    client.library.ownContent,
    FRESH.own,
  );
}

/** What reviewers sent back, the newest first; so many of it lead to their pages at once. */
const SENT_BACK_SHOWN = 3;
export const sentBackQuery = queryOptions({
  queryKey: ['sent-back'],
  queryFn: ({ signal }) =>
    client.library.ownContent({ status: 'rejected', offset: 0, limit: SENT_BACK_SHOWN }, { signal }),
  ...FRESH.own,
});

export function categoryResourcesQuery(category: string, address: ListAddress): ListQuery<ResourceCard> {
  return listQuery(
    'category',
    { ...buildFilterInput(address), category, sortBy: chooseOrder(LIBRARY_ORDERS.category, address.sort) },
    client.library.category,
    FRESH.categoryResources,
  );
}

export function categoriesQuery({ q, sort }: Pick<ListAddress, 'q' | 'sort'>): ListQuery<CategoryCard> {
  return listQuery(
    'categories',
    { search: searchText(q), sortBy: chooseOrder(LIBRARY_ORDERS.categories, sort) },
    client.library.categories,
    FRESH.categories,
  );
}

export function collectionsQuery({ q, sort }: Pick<ListAddress, 'q' | 'sort'>): ListQuery<CollectionCard> {
  return listQuery(
    'collections',
    { search: searchText(q), sortBy: chooseOrder(LIBRARY_ORDERS.collections, sort) },
    client.library.collections,
    FRESH.own,
  );
}

/** The server knows which organization is current; its name in the key keeps two of them apart here. */
export function organizationQuery(organization: string, address: ListAddress): ListQuery<ResourceCard> {
  return listQuery(
    `organization ${organization}`,
    { ...buildFilterInput(address), sortBy: chooseOrder(LIBRARY_ORDERS.organization, address.sort) },
    client.library.organization,
    FRESH.marketplace,
  );
}

/** A category by its name: its icon and its words. Nothing where nobody has put anything into it. */
export function categoryQuery(category: string) {
  return queryOptions({
    queryKey: ['category-face', category],
    queryFn: async ({ signal }) => {
      const { rows } = await client.library.categories({ search: category, limit: 100 }, { signal });
      const wanted = category.toLowerCase();
      return rows.find((row) => row.category.toLowerCase() === wanted) ?? null;
    },
    ...FRESH.categories,
  });
}
