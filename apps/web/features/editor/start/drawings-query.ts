import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../lib/server/client.ts';

export const DRAWINGS = ['drawings'] as const;

export const drawingsQuery = queryOptions({
  queryKey: [...DRAWINGS, 'list'],
  queryFn: ({ signal }) => client.drawings.list(undefined, { signal }),
});

/** A drawing as it was kept when it is opened: while it is drawn, the editor knows better than the server. */
export function drawingQuery(id: string) {
  return queryOptions({
    queryKey: [...DRAWINGS, id],
    queryFn: ({ signal }) => client.drawings.get({ id }, { signal }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}
