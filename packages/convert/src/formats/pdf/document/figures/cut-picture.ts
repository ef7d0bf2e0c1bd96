import type { Picture } from '@relievo/document/model';
import { encodePng } from '@relievo/graphic/png';
import { loadSharp } from '../../../sharp.ts';
import type { Box } from '../../page-marks.ts';
import type { Pdfium } from '../../pdfium.ts';
import { type Rendering, renderArea } from '../../render-area.ts';

/** There are so many pixels to a point, which are 150 to an inch, and at most so many on a side. */
const ZOOM = 150 / 72;
const MAX_SIDE = 1600;

/** Cuts the part of a page in a box out as a picture. */
export function cutPicture(library: Pdfium, page: number, box: Box): Rendering {
  const side = Math.max(1, box.right - box.left, box.top - box.bottom);
  return renderArea(library, page, box, Math.min(ZOOM, MAX_SIDE / side));
}

export interface WrittenPicture {
  readonly bytes: Uint8Array;
  readonly picture: Omit<Picture, 'id'>;
}

/** A photo is written as JPEG if that is smaller by so much: a drawing keeps its sharp edges as PNG. */
const MUCH_SMALLER = 0.4;

/** Writes a cut as PNG, or as JPEG if it is a photo. */
export async function writePicture(
  { width, height, data }: Rendering,
  { mayBePhoto }: { readonly mayBePhoto: boolean },
): Promise<WrittenPicture> {
  const png = encodePng({ width, height, channels: 3, data });
  const asPng: WrittenPicture = { bytes: png, picture: { mediaType: 'image/png', width, height } };
  if (!mayBePhoto) return asPng;
  const sharp = await loadSharp();
  const jpeg = await sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 85 })
    .toBuffer();
  return jpeg.length < MUCH_SMALLER * png.length
    ? { bytes: new Uint8Array(jpeg), picture: { mediaType: 'image/jpeg', width, height } }
    : asPng;
}
