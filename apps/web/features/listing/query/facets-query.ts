import type { FacetsQuery } from '@relievo/contracts/library/lists';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/server/client.ts';
import type { Filters } from '../address/filters.ts';
import { FRESH } from './limits.ts';
import { buildFilterInput } from './list-query.ts';

/** A list that has filters, or a collection by its id, as the API counts for them. */
export type FacetedList = {
  /** What is looked for in it. */
  readonly q: string;
} & (
  | {
      readonly list: NonNullable<FacetsQuery['list']>;
      readonly category?: string;
      readonly status?: FacetsQuery['status'];
    }
  | { readonly collection: string }
);

/** How many results each value of a filter would give, asked for when the panel is open. */
export function facetsQuery({ q, ...list }: FacetedList, filters: Filters) {
  const input = buildFilterInput({ q, filters });
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
