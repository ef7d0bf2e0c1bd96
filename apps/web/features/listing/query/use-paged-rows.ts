import { type InfiniteData, type QueryClient, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { countPages } from '../../../lib/layout/page-numbers.ts';

export interface Rows<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  /** There are more than the total: a search is counted up to 10,000. */
  readonly exceedsTotal?: boolean;
}

/** A list as it is asked for: by an offset and a limit, and how long the answer counts. */
export interface ListQuery<Row> {
  /** Everything that chooses the rows, without which page of them. */
  readonly key: readonly unknown[];
  readonly fetch: (slice: { offset: number; limit: number }, signal: AbortSignal) => Promise<Rows<Row>>;
  readonly staleTime: number;
  readonly gcTime: number;
}

export interface PagedRows<Row> {
  /** What was asked, without which part of the answer. */
  readonly question: string;
  readonly status: 'loading' | 'failed' | 'there';
  /** The rows of the page and of those that were appended to it. */
  readonly rows: readonly Row[];
  readonly total: number;
  /** There are more than the total, which is as far as a search is counted. */
  readonly exceedsTotal: boolean;
  /** What is on screen belongs to the question before; the answer is on its way. */
  readonly isBehind: boolean;
  readonly pagesShown: number;
  readonly pages: number;
  readonly error: unknown;
  readonly retry: () => void;
  /** Nothing where all is shown. */
  readonly more: (() => void) | undefined;
  readonly isLoadingMore: boolean;
  /** More rows were asked for and did not come; those before stay. */
  readonly hasMoreFailed: boolean;
}

function buildFirstItemsKey(key: readonly unknown[]) {
  return ['first-items', ...key];
}

/** Asks for the first few rows of a list that may be opened next, so that it opens with something in it. */
export function fetchFirstItems<Row>(queries: QueryClient, list: ListQuery<Row>, limit: number): void {
  void queries.prefetchQuery({
    queryKey: buildFirstItemsKey(list.key),
    queryFn: ({ signal }) => list.fetch({ offset: 0, limit }, signal),
    staleTime: list.staleTime,
    gcTime: list.gcTime,
  });
}

/** One page of a list, to which the next ones can be appended. */
export function usePagedRows<Row>(
  { key, fetch, staleTime, gcTime }: ListQuery<Row>,
  { page, itemsPerPage }: { page: number; itemsPerPage: number },
): PagedRows<Row> {
  const queries = useQueryClient();
  const firstItems = (): InfiniteData<Rows<Row>, number> | undefined => {
    const first = page === 1 ? queries.getQueryData<Rows<Row>>(buildFirstItemsKey(key)) : undefined;
    return first && { pages: [first], pageParams: [1] };
  };
  const query = useInfiniteQuery<
    Rows<Row>,
    Error,
    InfiniteData<Rows<Row>, number>,
    readonly unknown[],
    number
  >({
    queryKey: ['list', ...key, { page, itemsPerPage }],
    queryFn: ({ pageParam, signal }) =>
      fetch({ offset: (pageParam - 1) * itemsPerPage, limit: itemsPerPage }, signal),
    initialPageParam: page,
    getNextPageParam: (last, _all, shown) =>
      shown < countPages(last.total, itemsPerPage) ? shown + 1 : undefined,
    placeholderData: (before) => before ?? firstItems(),
    staleTime,
    gcTime,
  });
  const { data, error, isPlaceholderData, hasNextPage, fetchNextPage, refetch } = query;
  const { isFetchingNextPage, isFetchNextPageError } = query;
  const total = data?.pages.at(-1)?.total ?? 0;
  return {
    question: JSON.stringify(key),
    status: data ? 'there' : error ? 'failed' : 'loading',
    rows: data?.pages.flatMap(({ rows }) => rows) ?? [],
    total,
    exceedsTotal: data?.pages.at(-1)?.exceedsTotal ?? false,
    isBehind: isPlaceholderData,
    pagesShown: data?.pages.length ?? 1,
    pages: countPages(total, itemsPerPage),
    error,
    retry: () => void refetch(),
    more: hasNextPage && !isPlaceholderData ? () => void fetchNextPage() : undefined,
    isLoadingMore: isFetchingNextPage,
    hasMoreFailed: isFetchNextPageError && !isFetchingNextPage,
  };
}
