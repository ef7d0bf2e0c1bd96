import type { PictureRecipe } from '@relievo/contracts/pictures';
import type { Pixels } from '@relievo/trace/pixels';
import { useEffect, useState } from 'react';
import { keepLatest } from '../../../lib/timing/keep-latest.ts';
import { performHeavy } from '../work/perform-heavy.ts';

/** The picture as the recipe leaves it, a moment after the recipe; undefined until it was worked out once. */
export function useEnhanced(before: Pixels | undefined, recipe: PictureRecipe): Pixels | undefined {
  const [after, setAfter] = useState<Pixels>();
  const [enhance] = useState(() =>
    keepLatest(
      (input: { readonly pixels: Pixels; readonly recipe: PictureRecipe }) => performHeavy('enhance', input),
      setAfter,
    ),
  );
  useEffect(() => {
    if (before) enhance({ pixels: before, recipe });
  }, [before, recipe, enhance]);
  return after;
}
