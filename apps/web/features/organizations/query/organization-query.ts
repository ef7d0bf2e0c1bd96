import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/server/client.ts';

/** The organization as whoever looks may see it. */
export function organizationQuery(id: string) {
  return queryOptions({
    queryKey: ['organizations', id],
    queryFn: ({ signal }) => client.members.organization({ id }, { signal }),
  });
}
