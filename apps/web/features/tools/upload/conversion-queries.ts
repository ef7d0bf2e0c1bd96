import type { Conversion } from '@relievo/contracts/uploads';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/server/client.ts';

export const CONVERSIONS = ['conversions'] as const;

export const conversionsQuery = queryOptions({
  queryKey: [...CONVERSIONS, 'list'],
  queryFn: ({ signal }) => client.conversions.list(undefined, { signal }),
});

export const limitsQuery = queryOptions({
  queryKey: [...CONVERSIONS, 'limits'],
  queryFn: ({ signal }) => client.uploads.limits(undefined, { signal }),
});

/** What the server has just said of one. */
export function keepConversion(queries: QueryClient, changed: Conversion): void {
  queries.setQueryData(conversionsQuery.queryKey, (known) =>
    known?.map((one) => (one.id === changed.id ? changed : one)),
  );
}
