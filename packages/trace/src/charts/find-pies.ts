import { findDrawn } from '../areas/drawn.ts';
import { findPalette } from '../areas/palette.ts';
import type { Pixels } from '../pixels/grid.ts';
import { type Disc, findDiscs } from './slices.ts';

/** Discs that are cut into slices, of a picture whose light is even. */
export function findPies(picture: Pixels): readonly Disc[] {
  return findDiscs(picture, findDrawn(picture).forms, findPalette(picture));
}
