import type { PictureRecipe } from '@relievo/contracts';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../lib/server/client.ts';

const KEPT_MS = 10 * 60_000;

/** The drawing that comes of a picture by a recipe, and what was seen: the same recipe is traced once. */
export function useTraced(id: string, recipe: PictureRecipe, isWanted = true) {
  return useQuery({
    queryKey: ['pictures', id, 'traced', recipe],
    queryFn: ({ signal }) => client.pictures.trace({ id, recipe }, { signal }),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: KEPT_MS,
    retry: false,
  });
}
