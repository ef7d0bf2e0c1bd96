import type { Reactions } from '@relievo/contracts/conversation';
import type { Resource } from '@relievo/contracts/library/resource';
import { infiniteQueryOptions, queryOptions, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../../lib/server/client.ts';
import { resourceQuery } from '../../query/resource-query.ts';

export function reactionsQuery(id: string) {
  return queryOptions({
    queryKey: ['reactions', id],
    queryFn: ({ signal }) => client.conversation.reactions({ id }, { signal }),
  });
}

export function requestsQuery(id: string) {
  return queryOptions({
    queryKey: ['accessible-requests', id],
    queryFn: ({ signal }) => client.accessibleRequests.list({ id, limit: 100 }, { signal }),
  });
}

/** The newest first; each page begins where those before it end. */
export function commentsQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: ['comments', id],
    queryFn: ({ pageParam, signal }) => client.conversation.comments({ id, offset: pageParam }, { signal }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const shown = pages.reduce((sum, { rows }) => sum + rows.length, 0);
      return shown < total ? shown : undefined;
    },
  });
}

/** Keeps what the resource itself says of its likes and stars in step, without asking for it again. */
export function useReactionsChanged(id: string): (reactions: Reactions) => void {
  const queries = useQueryClient();
  return (reactions) => {
    const { likes: likesCount, rating } = reactions;
    queries.setQueryData(reactionsQuery(id).queryKey, reactions);
    queries.setQueryData(resourceQuery(id).queryKey, (resource: Resource | undefined) =>
      resource ? { ...resource, likesCount, rating } : resource,
    );
  };
}

export function useCommentsChanged(id: string): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: commentsQuery(id).queryKey });
}

export function useRequestsChanged(id: string): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: requestsQuery(id).queryKey });
}
