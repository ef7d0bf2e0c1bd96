import type { Picture } from '@relievo/document/model';
import { encodePng } from '@relievo/graphic/png';
import { loadSharp } from '../../../sharp.ts';
import { doesContain } from '../../boxes.ts';
import type { Box } from '../../page-marks.ts';
import { IMAGE, type Matrix, multiply, readMatrix, transform, visitObjects } from '../../page-objects.ts';
import { openScratch, type Pdfium } from '../../pdfium.ts';
import { type Rendering, renderArea } from '../../render-area.ts';

/** There are so many pixels to a point, which are 150 to an inch, and at most so many on a side. */
const ZOOM = 150 / 72;
const MAX_SIDE = 1600;
/** Objects of a page that are searched for pictures. */
const MAX_OBJECTS = 20_000;

/**
 * Cuts the part of a page in a box out as a picture. A picture of the file has as many pixels as the file gives it, because
 * small print and thin lines are lost with them.
 */
export function cutPicture(library: Pdfium, page: number, { box, isPicture }: Cut): Rendering {
  const side = Math.max(1, box.right - box.left, box.top - box.bottom);
  const zoom = isPicture ? Math.max(ZOOM, measureDensity(library, page, box)) : ZOOM;
  return renderArea(library, page, box, Math.min(zoom, MAX_SIDE / side));
}

interface Cut {
  readonly box: Box;
  readonly isPicture: boolean;
}

const UNMOVED: Matrix = [1, 0, 0, 1, 0, 0];

/** Measures how many pixels to a point the finest picture of the file has in a box. */
function measureDensity(library: Pdfium, page: number, box: Box): number {
  const scratch = openScratch(library);
  const reading = { library, scratch };
  let density = 0;
  let left = MAX_OBJECTS;
  try {
    visitObjects(reading, page, UNMOVED, (object, kind, outer) => {
      if (kind === IMAGE) {
        const matrix = multiply(outer, readMatrix(reading, object));
        const [a, b, c, d] = matrix;
        const [x, y] = transform(matrix, 0.5, 0.5);
        const isWithin = doesContain(box, { left: x, right: x, bottom: y, top: y });
        library.FPDFImageObj_GetImagePixelSize(object, scratch.at, scratch.at + 4);
        const [width = 0, height = 0] = scratch.counts(2);
        const [across, up] = [Math.hypot(a, b), Math.hypot(c, d)];
        if (isWithin && across > 0 && up > 0)
          density = Math.max(density, Math.min(width / across, height / up));
      }
      left -= 1;
      return left > 0;
    });
    return density;
  } finally {
    scratch.free();
  }
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
