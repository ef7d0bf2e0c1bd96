import { encodePng } from '@relievo/graphic';
import {
  type Color,
  enhancePicture,
  findPalette,
  type Looks,
  measureLooks,
  type PictureKind,
  type Recipe,
  tellKind,
} from '@relievo/trace';
import { readPixels } from '../pixels.ts';

/** A picture as a recipe wants it, and what it looks like then. */
export interface PreparedPicture {
  /** A file that the importer of pictures reads. */
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly kind: PictureKind;
  readonly looks: Looks;
  readonly colors: readonly { readonly color: Color; readonly share: number }[];
}

/** Null where it cannot be read. What nobody wants changed stays the file that it was. */
export async function preparePicture(bytes: Uint8Array, recipe: Recipe): Promise<PreparedPicture | null> {
  const read = await readPixels(bytes);
  if (!read) return null;
  const { width, height, data } = read;
  const picture = {
    width,
    height,
    channels: read.channels === 1 ? 1 : 3,
    data: new Uint8Array(data),
  } as const;
  const pixels = enhancePicture(picture, recipe);
  const looks = measureLooks(pixels);
  return {
    bytes: pixels === picture ? bytes : encodePng(pixels),
    width: pixels.width,
    height: pixels.height,
    kind: tellKind(looks),
    looks,
    colors: findPalette(pixels),
  };
}
