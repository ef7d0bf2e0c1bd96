import { type DocumentPage, PAGES_SHOWN } from '@relievo/contracts/uploads';
import { useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../../lib/server/client.ts';

/** The pages of a document as small pictures, some more each time that they are asked for. */
export function useDocumentPages(id: string) {
  const query = useInfiniteQuery({
    queryKey: ['document-pages', id],
    queryFn: ({ pageParam, signal }) => client.conversions.pages({ id, first: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, _, first: number) =>
      first + PAGES_SHOWN <= total ? first + PAGES_SHOWN : undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const pages: readonly DocumentPage[] = query.data?.pages.flatMap((some) => some.pages) ?? [];
  return { query, pages, total: query.data?.pages[0]?.total ?? 0 };
}
