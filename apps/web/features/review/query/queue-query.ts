import type { ReviewFilters, WaitingReview } from '@relievo/contracts/content';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/server/client.ts';
import { FRESH, type ListQuery } from '../../listing/index.ts';

export function waitingQuery(filters: ReviewFilters): ListQuery<WaitingReview> {
  return {
    key: ['reviews', filters],
    fetch: (slice, signal) => client.reviews.list({ ...filters, ...slice }, { signal }),
    ...FRESH.own,
  };
}

export const choicesQuery = queryOptions({
  queryKey: ['reviews', 'choices'],
  queryFn: ({ signal }) => client.reviews.choices(undefined, { signal }),
});

export function reviewQuery(id: string, filters: ReviewFilters) {
  return queryOptions({
    queryKey: ['reviews', 'one', id, filters],
    queryFn: ({ signal }) => client.reviews.get({ ...filters, id }, { signal }),
  });
}

/** To call when something was decided or taken on: the queue and its items are asked for again. */
export function useReviewsChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all(
      [['reviews'], ['list', 'reviews']].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
  };
}
