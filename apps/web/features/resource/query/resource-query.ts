import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/server/client.ts';
import { FRESH } from '../../listing/index.ts';

export const resourceQuery = (id: string) =>
  queryOptions({
    queryKey: ['resource', id],
    queryFn: ({ signal }) => client.resources.get({ id }, { signal }),
  });

export const relatedQuery = (id: string) =>
  queryOptions({
    queryKey: ['related', id],
    queryFn: ({ signal }) => client.resources.related({ id }, { signal }),
    ...FRESH.marketplace,
  });
