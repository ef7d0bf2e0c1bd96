import type { Team, TeamOrder } from '@relievo/contracts/organizations';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/server/client.ts';
import { FRESH, type ListQuery } from '../../listing/index.ts';

export function teamsQuery(id: string, sortBy: TeamOrder): ListQuery<Team> {
  return {
    key: ['organization-teams', id, sortBy],
    fetch: (slice, signal) => client.teams.list({ id, sortBy, ...slice }, { signal }),
    ...FRESH.own,
  };
}

export function teamQuery(id: string, teamId: string) {
  return queryOptions({
    queryKey: ['organization-team', id, teamId],
    queryFn: ({ signal }) => client.teams.get({ id, teamId }, { signal }),
  });
}

/** To call when a team or who is in it has changed. */
export function useTeamsChanged(id: string): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all(
      [
        ['list', 'organization-teams', id],
        ['organization-team', id],
      ].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
  };
}
