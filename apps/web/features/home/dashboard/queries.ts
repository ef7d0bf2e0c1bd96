import { RECENT_ACTIVITIES } from '@relievo/contracts/activity';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/server/client.ts';
import { askOrNothing } from '../../../lib/server/or-nothing.ts';
import { unifyActivity } from './unified.ts';

/** The panels of a dashboard: one that cannot be loaded stays empty, and the log says so. */

export const recentContentQuery = queryOptions({
  queryKey: ['recent-content'],
  queryFn: async ({ signal }) => {
    const [visits, submissions] = await Promise.all([
      askOrNothing('recent visits', [], () => client.activity.recent({}, { signal })),
      askOrNothing('recent submissions', [], () => client.activity.submissions({}, { signal })),
    ]);
    return unifyActivity(visits, submissions);
  },
});

export const recentActivityQuery = queryOptions({
  queryKey: ['recent-activity'],
  queryFn: ({ signal }) =>
    askOrNothing('recent activity', [], async () => {
      const { rows } = await client.activity.list({ limit: RECENT_ACTIVITIES }, { signal });
      return rows;
    }),
});

export const ownWorkQuery = queryOptions({
  queryKey: ['own-work'],
  queryFn: ({ signal }) => askOrNothing('own work', null, () => client.activity.work(undefined, { signal })),
});

/** A month begins when it does where the person is. */
export const ownFiguresQuery = queryOptions({
  queryKey: ['own-figures'],
  queryFn: ({ signal }) =>
    askOrNothing('figures', null, () => {
      const today = new Date();
      const monthBegan = new Date(today.getFullYear(), today.getMonth(), 1).toISOString();
      return client.activity.figures({ monthBegan }, { signal });
    }),
});
