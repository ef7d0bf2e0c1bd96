import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { client } from '../../lib/server/client.ts';

export const classesQuery = queryOptions({
  queryKey: ['classes'],
  queryFn: ({ signal }) => client.classes.list(undefined, { signal }),
});

export function classQuery(id: string) {
  return queryOptions({
    queryKey: ['class', id],
    queryFn: ({ signal }) => client.classes.get({ id }, { signal }),
  });
}

export function assignmentsQuery(id: string) {
  return queryOptions({
    queryKey: ['class-assignments', id],
    queryFn: ({ signal }) => client.assignments.list({ id }, { signal }),
  });
}

export const ownAssignmentsQuery = queryOptions({
  queryKey: ['own-assignments'],
  queryFn: ({ signal }) => client.assignments.mine(undefined, { signal }),
});

/** To call when a class, who is in it or what is given to it has changed. */
export function useClassChanged(id: string): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all(
      [['classes'], ['class', id], ['class-assignments', id]].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
  };
}
