import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/server/client.ts';

export const CHART_DRAFTS = ['charts'] as const;

export const chartDraftsQuery = queryOptions({
  queryKey: [...CHART_DRAFTS, 'list'],
  queryFn: ({ signal }) => client.charts.list(undefined, { signal }),
});

/** Read once when it is opened: from then on the page knows better what stands there. */
export function chartDraftQuery(id: string) {
  return queryOptions({
    queryKey: [...CHART_DRAFTS, id],
    queryFn: ({ signal }) => client.charts.get({ id }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Names the place in which the remarks of a file wait for the page that shows its table. */
export function notesKey(id: string) {
  return [...CHART_DRAFTS, id, 'notes'] as const;
}
