import type { Picture } from '@relievo/document/model';
import { encodePng } from '@relievo/graphic/png';
import { loadSharp } from '../../sharp.ts';
import type { Box } from '../page-marks.ts';
import type { Pdfium } from '../pdfium.ts';
import { type Rendering, renderArea } from '../render-area.ts';

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

/** Writes a cut as PNG, and a photo as JPEG, which is far smaller for those. */
export async function writePicture(
  { width, height, data }: Rendering,
  { isPhoto }: { readonly isPhoto: boolean },
): Promise<WrittenPicture> {
  if (!isPhoto)
    return {
      bytes: encodePng({ width, height, channels: 3, data }),
      picture: { mediaType: 'image/png', width, height },
    };
  const sharp = await loadSharp();
  const bytes = await sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 82 })
    .toBuffer();
  return { bytes: new Uint8Array(bytes), picture: { mediaType: 'image/jpeg', width, height } };
}
