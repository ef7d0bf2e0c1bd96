import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/server/client.ts';

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => client.profile.read(undefined, { signal }),
});
