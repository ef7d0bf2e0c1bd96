import type { Corners } from '../page/corners.ts';
import { findPage } from '../page/find-page.ts';
import { rectifyPage } from '../page/rectify.ts';
import type { Pixels, Point } from '../pixels/grid.ts';
import type { PageCorners, Recipe } from './recipe.ts';

/** The corners that a recipe means for this picture; null where the whole picture is wanted, or no page is seen. */
export function settleCorners(picture: Pixels, wanted: Recipe['corners']): PageCorners | null {
  if (wanted !== 'find') return wanted;
  const found = findPage(picture);
  return found && toShares(picture, found);
}

/** The page as if it had been scanned. */
export function layStraight(picture: Pixels, corners: PageCorners): Pixels {
  const { width, height } = picture;
  const place = ({ x, y }: Point): Point => ({ x: (x / 1000) * width, y: (y / 1000) * height });
  const { topLeft, topRight, bottomRight, bottomLeft } = corners;
  return rectifyPage(picture, [place(topLeft), place(topRight), place(bottomRight), place(bottomLeft)]);
}

function toShares(
  { width, height }: Pixels,
  [topLeft, topRight, bottomRight, bottomLeft]: Corners,
): PageCorners {
  const share = ({ x, y }: Point): Point => ({ x: toShare(x / width), y: toShare(y / height) });
  return {
    topLeft: share(topLeft),
    topRight: share(topRight),
    bottomRight: share(bottomRight),
    bottomLeft: share(bottomLeft),
  };
}

/** To a tenth of a thousandth, and inside of the picture. */
function toShare(value: number): number {
  return Math.min(1000, Math.max(0, Math.round(value * 10_000) / 10));
}
