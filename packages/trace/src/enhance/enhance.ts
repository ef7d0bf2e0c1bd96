import { evenLight } from '../pixels/even-light.ts';
import type { Pixels } from '../pixels/grid.ts';
import { layStraight, settleCorners } from './page.ts';
import { cropTo, eraseOutside, erasePart } from './parts.ts';
import type { Recipe } from './recipe.ts';
import { dropDetails } from './simplify.ts';
import { changeContrast, cutAtThreshold, smoothGrain } from './tones.ts';
import { straighten, turnByQuarters } from './turn.ts';

/** The picture as the recipe wants it. A recipe that asks for nothing gives back the same pixels. */
export function enhancePicture(picture: Pixels, recipe: Recipe): Pixels {
  const corners = settleCorners(picture, recipe.corners);
  const flat = corners ? layStraight(picture, corners) : picture;
  const lit = needsPaper(recipe) ? evenLight(flat).pixels : flat;
  let pixels = straighten(turnByQuarters(lit, recipe.quarterTurns), recipe.straighten);
  for (const part of recipe.erased) pixels = erasePart(pixels, part);
  if (recipe.kept) pixels = eraseOutside(pixels, recipe.kept);
  if (recipe.crop) pixels = cropTo(pixels, recipe.crop);
  if (recipe.contrast !== 0) pixels = changeContrast(pixels, recipe.contrast);
  for (let time = 0; time < recipe.denoise; time++) pixels = smoothGrain(pixels);
  if (recipe.threshold > 0) pixels = cutAtThreshold(pixels, recipe.threshold);
  return recipe.simplify > 0 ? dropDetails(pixels, recipe.simplify) : pixels;
}

/** What tells ink from paper, or puts paper somewhere, takes the shadow of a hand for ink unless light is even. */
function needsPaper({ straighten: degrees, erased, kept, contrast, threshold, simplify }: Recipe): boolean {
  return (
    [degrees, erased.length, contrast, threshold, simplify].some((value) => value !== 0) || kept !== null
  );
}
