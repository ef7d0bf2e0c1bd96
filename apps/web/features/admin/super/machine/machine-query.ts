import type { JobOrder, WatchedJob } from '@relievo/contracts/administration';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../../lib/server/client.ts';
import { FRESH, type ListQuery } from '../../../listing/index.ts';

export const machineQuery = queryOptions({
  queryKey: ['machine'],
  queryFn: ({ signal }) => client.superAdmin.machine({}, { signal }),
  ...FRESH.own,
});

const JOBS = 'watched-jobs';

export function jobsQuery(state: WatchedJob['state'], sortBy: JobOrder): ListQuery<WatchedJob> {
  return {
    key: [JOBS, state, sortBy],
    fetch: (slice, signal) => client.superAdmin.jobs({ state, sortBy, ...slice }, { signal }),
    ...FRESH.own,
  };
}

/** To call when a job was begun again or cancelled. */
export function useJobsChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['list', JOBS] });
}
