import type { PictureRecipe, TracedPicture } from '@relievo/contracts/pictures';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { client } from '../../../lib/server/client.ts';

const KEPT_MS = 10 * 60_000;

/** The drawing that comes of a picture by a recipe, and what was seen: the same recipe is traced once. */
export function useTraced(id: string, recipe: PictureRecipe, isWanted = true) {
  const queries = useQueryClient();
  return useQuery({
    queryKey: keyOf(id, recipe),
    queryFn: async ({ signal }) => {
      const traced = await client.pictures.trace({ id, recipe }, { signal });
      queries.setQueryData(keyOf(id, settle(recipe, traced)), traced);
      return traced;
    },
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: KEPT_MS,
    retry: false,
  });
}

function keyOf(id: string, recipe: PictureRecipe) {
  return ['pictures', id, 'traced', recipe] as const;
}

/** A recipe that asked for the page to be found holds from then on where it was. */
export function settle(recipe: PictureRecipe, { corners }: Pick<TracedPicture, 'corners'>): PictureRecipe {
  return recipe.corners === 'find' ? { ...recipe, corners } : recipe;
}
