import { encodePng } from '@relievo/graphic/png';
import { enhancePicture, type PageCorners, type Recipe, settleCorners } from '@relievo/trace/enhance';
import { readPixels } from '../pixels.ts';

/** A picture as a recipe wants it. */
export interface PreparedPicture {
  /** A file that the importer of pictures reads. */
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** The page that was laid straight. */
  readonly corners: PageCorners | null;
}

/** Null where it cannot be read. What nobody wants changed stays the file that it was. */
export async function preparePicture(bytes: Uint8Array, recipe: Recipe): Promise<PreparedPicture | null> {
  const read = await readPixels(bytes);
  if (!read) return null;
  const { width, height, data } = read;
  const channels = read.channels === 1 ? 1 : 3;
  const picture = { width, height, channels, data: new Uint8Array(data) } as const;
  const corners = settleCorners(picture, recipe.corners);
  const pixels = enhancePicture(picture, { ...recipe, corners });
  return {
    bytes: pixels === picture ? bytes : encodePng(pixels),
    width: pixels.width,
    height: pixels.height,
    corners,
  };
}
