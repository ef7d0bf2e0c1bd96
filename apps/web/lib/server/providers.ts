import { queryOptions } from '@tanstack/react-query';
import { client } from './client.ts';

/** By whom else one can sign in; set by the operator, so it stays for the visit. */
export const providersQuery = queryOptions({
  queryKey: ['providers'],
  queryFn: ({ signal }) => client.providers.list(undefined, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
