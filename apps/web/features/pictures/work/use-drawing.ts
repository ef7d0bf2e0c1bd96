import { useLingui } from '@lingui/react/macro';
import type { PictureDraft, PictureWork } from '@relievo/contracts/pictures';
import type { Drawing } from '@relievo/graphic/model';
import { useEffect, useMemo } from 'react';
import { openDrawing } from '../../../lib/drawings/open-drawing.ts';
import { announce } from '../../../lib/speaking/announcer.ts';
import { isTouched } from './simplifications.ts';
import type { PictureKeeper } from './use-kept-work.ts';
import { settle, useTraced } from './use-traced.ts';

export interface DrawingOfWork {
  /** As it stands, with what was repaired and left out by hand; null before it is there. */
  readonly drawing: Drawing | null;
  readonly error: unknown;
  /** It was traced by another recipe and then changed by hand, so it is not traced anew by itself. */
  readonly isOld: boolean;
  readonly retry: () => void;
}

/** The drawing of a picture: traced when it is first wanted, and again where the recipe is another one. */
export function useDrawing(draft: PictureDraft, work: PictureWork, keeper: PictureKeeper): DrawingOfWork {
  const { t } = useLingui();
  const { drawn, recipe, log } = work;
  const isOther = drawn !== null && JSON.stringify(drawn.of) !== JSON.stringify(recipe);
  const isOld = isOther && isTouched(log);
  const isWanted = drawn === null || (isOther && !isOld);
  const { data: traced, error, refetch } = useTraced(draft.id, recipe, isWanted);
  useEffect(() => {
    if (!isWanted || !traced) return;
    const settled = settle(recipe, traced);
    keeper.amend({ recipe: settled, drawn: { svg: traced.svg, of: settled }, log: traced.log });
    const { lines, areas, marks } = traced.analysis.complexity;
    announce(t`The drawing is ready. Lines: ${lines}. Areas: ${areas}. Marks: ${marks}.`);
  }, [isWanted, traced, recipe, keeper, t]);
  const svg = drawn?.svg;
  const read = useMemo(() => (svg === undefined ? null : openDrawing(svg)), [svg]);
  if (isWanted) return { drawing: null, error, isOld, retry: () => void refetch() };
  return {
    drawing: read?.ok ? read.value : null,
    error: read?.ok === false ? read : null,
    isOld,
    // What was kept cannot be read, so it is drawn anew.
    retry: () => keeper.change({ drawn: null, log: [] }),
  };
}
