import { RECENT_ACTIVITIES } from '@relievo/contracts';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/server/client.ts';
import { orNothing } from '../../../lib/server/or-nothing.ts';
import { unified } from './unified.ts';

/** The panels of a dashboard: one that cannot be loaded stays empty, and the log says so. */

export const recentContentQuery = queryOptions({
  queryKey: ['recent-content'],
  queryFn: async ({ signal }) => {
    const [visits, submissions] = await Promise.all([
      orNothing('recent visits', [], () => client.activity.recent({}, { signal })),
      orNothing('recent submissions', [], () => client.activity.submissions({}, { signal })),
    ]);
    return unified(visits, submissions);
  },
});

export const recentActivityQuery = queryOptions({
  queryKey: ['recent-activity'],
  queryFn: ({ signal }) =>
    orNothing('recent activity', [], async () => {
      const { rows } = await client.activity.list({ limit: RECENT_ACTIVITIES }, { signal });
      return rows;
    }),
});

/** A month begins when it does where the person is. */
export const ownFiguresQuery = queryOptions({
  queryKey: ['own-figures'],
  queryFn: ({ signal }) =>
    orNothing('figures', null, () => {
      const today = new Date();
      const monthBegan = new Date(today.getFullYear(), today.getMonth(), 1).toISOString();
      return client.activity.figures({ monthBegan }, { signal });
    }),
});
