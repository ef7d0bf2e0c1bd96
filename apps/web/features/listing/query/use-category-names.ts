import { useQuery } from '@tanstack/react-query';
import { client } from '../../../lib/server/client.ts';
import { askOrNothing } from '../../../lib/server/or-nothing.ts';
import { FRESH } from './limits.ts';

/** The categories of the library, to choose from; one may always write another. */
export function useCategoryNames(): readonly string[] {
  const { data } = useQuery({
    queryKey: ['category-names'],
    queryFn: ({ signal }) =>
      askOrNothing('list of categories', [], async () => {
        const { rows } = await client.library.categories({ limit: 100 }, { signal });
        return rows.map(({ category }) => category);
      }),
    ...FRESH.categories,
  });
  return data ?? [];
}
