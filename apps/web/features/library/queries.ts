import {
  type CategoryCard,
  type CollectionCard,
  type FacetsQuery,
  LIBRARY_ORDERS,
  type ResourceCard,
  searchText,
} from '@relievo/contracts';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/server/client.ts';
import type { ListAddress } from './address/list-address.ts';
import type { Filters } from './filters/filters.ts';
import { FRESH } from './limits.ts';
import type { ListQuery } from './list/use-paged-rows.ts';
import { type SearchAddress, searchedText } from './search/search-address.ts';

/** The filters as the API takes them. */
export const filterInput = ({ q, filters }: Pick<ListAddress, 'q' | 'filters'>) => ({
  search: searchText(q),
  contentType: [...filters.contentType],
  difficultyLevel: [...filters.difficultyLevel],
  subject: [...filters.subject],
  graphicType: [...filters.graphicType],
});

/** The order of an address where the list has it, else the list's usual one. */
export const orderIn = <Order extends string>(orders: readonly [Order, ...Order[]], sort: string): Order =>
  orders.find((order) => order === sort) ?? orders[0];

/** What a search, a filter or an order changes; the page of it is asked for apart. */
function listQuery<Input extends object, Row>(
  name: string,
  input: Input,
  fetch: (
    input: Input & { offset: number; limit: number },
    options: { signal: AbortSignal },
  ) => Promise<{
    rows: Row[];
    total: number;
  }>,
  fresh: { readonly staleTime: number; readonly gcTime: number },
): ListQuery<Row> {
  return {
    key: [name, input],
    fetch: (slice, signal) => fetch({ ...input, ...slice }, { signal }),
    ...fresh,
  };
}

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

/** A search as the API takes it: what is left of its words, and everything that is set. */
export const searchInput = (search: SearchAddress) => ({
  ...filterInput({ q: searchedText(search), filters: search.filters }),
  ...(search.category ? { category: search.category } : {}),
  sortBy: orderIn(LIBRARY_ORDERS.search, search.sort),
});

export const searchQuery = (search: SearchAddress): ListQuery<ResourceCard> =>
  listQuery('search', searchInput(search), client.library.search, FRESH.marketplace);

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

/** A list that has filters, or a collection by its id, as the API counts for them. */
export type FacetedList = {
  /** What is looked for in it. */
  readonly q: string;
} & (
  | { readonly list: NonNullable<FacetsQuery['list']>; readonly category?: string }
  | { readonly collection: string }
);

/** How many results each value of a filter would give, asked for when the panel is open. */
export function facetsQuery({ q, ...list }: FacetedList, filters: Filters) {
  const input = filterInput({ q, filters });
  return queryOptions({
    queryKey: ['facets', list, input],
    queryFn: ({ signal }) =>
      'collection' in list
        ? client.collections.facets({ id: list.collection, ...input }, { signal })
        : client.library.facets({ ...list, ...input }, { signal }),
    placeholderData: (before) => before,
    ...FRESH.facets,
  });
}
