import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/server/client.ts';
import { FRESH } from '../../listing/index.ts';

export function resourceQuery(id: string) {
  return queryOptions({
    queryKey: ['resource', id],
    queryFn: ({ signal }) => client.resources.get({ id }, { signal }),
  });
}

export function relatedQuery(id: string) {
  return queryOptions({
    queryKey: ['related', id],
    queryFn: ({ signal }) => client.resources.related({ id }, { signal }),
    ...FRESH.marketplace,
  });
}
