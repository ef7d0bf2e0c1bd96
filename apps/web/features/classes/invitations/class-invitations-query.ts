import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/server/client.ts';

export function classInvitationsQuery(id: string) {
  return queryOptions({
    queryKey: ['class-invitations', id],
    queryFn: ({ signal }) => client.classInvitations.list({ id }, { signal }),
  });
}

/** To call when somebody was invited, or not any more. */
export function useClassInvitationsChanged(id: string): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['class-invitations', id] });
}
