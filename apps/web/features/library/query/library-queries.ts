import {
  type CategoryCard,
  type CollectionCard,
  LIBRARY_ORDERS,
  type ResourceCard,
  searchText,
} from '@relievo/contracts';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/server/client.ts';
import {
  FRESH,
  filterInput,
  type ListAddress,
  type ListQuery,
  listQuery,
  orderIn,
} from '../../listing/index.ts';

export const marketplaceQuery = (address: ListAddress): ListQuery<ResourceCard> =>
  listQuery(
    'marketplace',
    { ...filterInput(address), sortBy: orderIn(LIBRARY_ORDERS.marketplace, address.sort) },
    client.library.marketplace,
    FRESH.marketplace,
  );

export const ownContentQuery = (address: ListAddress): ListQuery<ResourceCard> =>
  listQuery(
    'own-content',
    { ...filterInput(address), sortBy: orderIn(LIBRARY_ORDERS.ownContent, address.sort) },
    client.library.ownContent,
    FRESH.own,
  );

export const categoryResourcesQuery = (category: string, address: ListAddress): ListQuery<ResourceCard> =>
  listQuery(
    'category',
    { ...filterInput(address), category, sortBy: orderIn(LIBRARY_ORDERS.category, address.sort) },
    client.library.category,
    FRESH.categoryResources,
  );

export const categoriesQuery = ({ q, sort }: Pick<ListAddress, 'q' | 'sort'>): ListQuery<CategoryCard> =>
  listQuery(
    'categories',
    { search: searchText(q), sortBy: orderIn(LIBRARY_ORDERS.categories, sort) },
    client.library.categories,
    FRESH.categories,
  );

export const collectionsQuery = ({ q, sort }: Pick<ListAddress, 'q' | 'sort'>): ListQuery<CollectionCard> =>
  listQuery(
    'collections',
    { search: searchText(q), sortBy: orderIn(LIBRARY_ORDERS.collections, sort) },
    client.library.collections,
    FRESH.own,
  );

/** The server knows which organization is current; its name in the key keeps two of them apart here. */
export const organizationQuery = (organization: string, address: ListAddress): ListQuery<ResourceCard> =>
  listQuery(
    `organization ${organization}`,
    { ...filterInput(address), sortBy: orderIn(LIBRARY_ORDERS.organization, address.sort) },
    client.library.organization,
    FRESH.marketplace,
  );

/** A category by its name: its icon and its words. Nothing where nobody has put anything into it. */
export const categoryQuery = (category: string) =>
  queryOptions({
    queryKey: ['category-face', category],
    queryFn: async ({ signal }) => {
      const { rows } = await client.library.categories({ search: category, limit: 100 }, { signal });
      const wanted = category.toLowerCase();
      return rows.find((row) => row.category.toLowerCase() === wanted) ?? null;
    },
    ...FRESH.categories,
  });
