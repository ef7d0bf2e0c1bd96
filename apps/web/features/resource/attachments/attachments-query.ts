import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/server/client.ts';

/** What stands beside a resource. */
export function attachmentsQuery(id: string) {
  return queryOptions({
    queryKey: ['resource', id, 'attachments'],
    queryFn: ({ signal }) => client.attachments.list({ id }, { signal }),
  });
}
