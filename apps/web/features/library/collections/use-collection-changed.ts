import { useQueryClient } from '@tanstack/react-query';
import { collectionQuery } from './collection-queries.ts';

/** To call when a collection was changed: its page and the lists that hold it are read again. */
export function useCollectionChanged(): (id: string) => void {
  const queries = useQueryClient();
  return (id) => {
    const keys = [collectionQuery(id).queryKey, ['list', 'collection-items', id], ['list', 'collections']];
    for (const queryKey of [...keys, ['collections-containing']])
      void queries.invalidateQueries({ queryKey });
  };
}
