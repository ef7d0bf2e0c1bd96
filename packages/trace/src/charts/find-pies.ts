import { findPalette, findPaper } from '../areas/palette.ts';
import { measureContrast } from '../pixels/contrast.ts';
import { createMask, type Pixels } from '../pixels/grid.ts';
import { type Disc, findDiscs } from './slices.ts';

/** What is drawn differs from the paper by more than this. */
const DARKER = 40;

/** Discs that are cut into slices, of a picture whose light is even. */
export function findPies(picture: Pixels): readonly Disc[] {
  const palette = findPalette(picture);
  const contrast = measureContrast(picture, findPaper(palette));
  const ink = createMask(picture.width, picture.height, (at) => (contrast.data[at] ?? 0) > DARKER);
  return findDiscs(picture, ink, palette);
}
