import type { NoticeStanding, NoticesQuery } from '@relievo/contracts/notices';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { client } from '../../lib/server/client.ts';

/** The open line keeps it up to date; asked for once, so that a page that only listens has something to show. */
export const standingQuery = queryOptions({
  queryKey: ['notices', 'standing'],
  queryFn: ({ signal }) => client.notices.standing(undefined, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
});

const LISTS = ['notices', 'list'] as const;

export function noticesQuery(query: NoticesQuery) {
  return queryOptions({
    queryKey: [...LISTS, query],
    queryFn: ({ signal }) => client.notices.list(query, { signal }),
    placeholderData: keepPreviousData,
  });
}

/** How it stands now, said by the server: the bell shows it at once, and open lists are asked for again. */
export function keepStanding(queries: QueryClient, now: NoticeStanding): void {
  queries.setQueryData(standingQuery.queryKey, now);
  void queries.invalidateQueries({ queryKey: LISTS });
}
