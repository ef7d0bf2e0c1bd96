import { useQueryClient } from '@tanstack/react-query';
import { collectionQuery } from './collection-queries.ts';

/** To call when a collection was changed: its page and the lists that hold it are read again. */
export function useCollectionChanged(): (id: string) => Promise<unknown> {
  const queries = useQueryClient();
  return (id) => {
    const inside = [
      ['list', 'collection-items', id],
      ['facets', { collection: id }],
    ];
    const around = [['list', 'collections'], ['collections-containing']];
    const keys = [collectionQuery(id).queryKey, ...inside, ...around];
    return Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })));
  };
}
