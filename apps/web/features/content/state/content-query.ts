import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/server/client.ts';

export function contentQuery(id: string) {
  return queryOptions({
    queryKey: ['content', id],
    queryFn: ({ signal }) => client.content.get({ id }, { signal }),
  });
}

/** To call when a resource of one's own came into another state: whatever shows it is read again. */
export function useContentChanged(id: string): () => Promise<void> {
  const queries = useQueryClient();
  return () => readAgain(queries, id);
}

async function readAgain(queries: QueryClient, id: string): Promise<void> {
  for (const queryKey of [['resource', id], ['list']]) void queries.invalidateQueries({ queryKey });
  await queries.invalidateQueries({ queryKey: contentQuery(id).queryKey });
}
