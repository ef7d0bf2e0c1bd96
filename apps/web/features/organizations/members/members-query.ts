import type { MemberOrder, OrganizationMember } from '@relievo/contracts/organizations';
import { useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/server/client.ts';
import { FRESH, type ListQuery } from '../../listing/index.ts';

export function membersQuery(id: string, search: string, sortBy: MemberOrder): ListQuery<OrganizationMember> {
  return {
    key: ['organization-members', id, search, sortBy],
    fetch: (slice, signal) => client.members.list({ id, search, sortBy, ...slice }, { signal }),
    ...FRESH.own,
  };
}

/** To call when a membership has changed: the list is asked for again. */
export function useMembersChanged(id: string): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all(
      [
        ['list', 'organization-members', id],
        ['organizations', id],
      ].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
  };
}
