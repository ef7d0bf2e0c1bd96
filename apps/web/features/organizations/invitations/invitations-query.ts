import type { Invitation, InvitationOrder } from '@relievo/contracts/organizations';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/server/client.ts';
import { FRESH, type ListQuery } from '../../listing/index.ts';

export function invitationsQuery(id: string, sortBy: InvitationOrder): ListQuery<Invitation> {
  return {
    key: ['organization-invitations', id, sortBy],
    fetch: (slice, signal) => client.invitations.list({ id, sortBy, ...slice }, { signal }),
    ...FRESH.own,
  };
}

/** To call when invitations were sent or revoked: the list is asked for again. */
export function useInvitationsChanged(id: string): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['list', 'organization-invitations', id] });
}
