import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../../lib/server/client.ts';

/** The person's latest zip of a collection, and how large one can become. */
export function archiveQuery(collectionId: string) {
  return queryOptions({
    queryKey: ['collection-archive', collectionId],
    queryFn: ({ signal }) => client.collectionArchives.latest({ id: collectionId }, { signal }),
    staleTime: 0,
  });
}
