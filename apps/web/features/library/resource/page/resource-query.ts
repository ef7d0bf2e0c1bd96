import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../../lib/client.ts';

export const resourceQuery = (id: string) =>
  queryOptions({
    queryKey: ['resource', id],
    queryFn: ({ signal }) => client.resources.get({ id }, { signal }),
  });
