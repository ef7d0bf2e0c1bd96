import { THUMBNAIL, type ThumbnailFormat } from '@relievo/contracts/library/files';
import type { Drawing } from '@relievo/graphic/model';
import { rasterise } from '@relievo/graphic/raster';
import { SHEET_COLORS, shadeRelief } from '@relievo/graphic/raster/relief';
import { readDrawing } from '@relievo/graphic/svg';
import sharp, { type Sharp } from 'sharp';

/** What kind of picture a thumbnail is made of, and how large it becomes. */
export interface ThumbnailSize {
  readonly mediaType: string;
  readonly width: number;
  readonly format: ThumbnailFormat;
}

export type ThumbnailRequest = ThumbnailSize & { readonly bytes: Uint8Array };

/** Decoding more than this is refused before it begins. */
const MOST_PIXELS = 50_000_000;
/** Drawings are lit at so many times the size and then made smaller: dots of braille stay dots. */
const FINER = 2;
/** Paper left around a drawing, as a share of the width. */
const MARGIN = 0.04;
const [red, green, blue] = SHEET_COLORS.light;
const PAPER = { r: red, g: green, b: blue };

// What people may send, and drawings; the many other kinds that the library reads stay shut.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Svg'].map((kind) => `VipsForeignLoad${kind}Buffer`),
});
sharp.concurrency(1);
sharp.cache(false);

/** The whole picture in a frame of 4 to 3, on paper. Rejects where there is nothing to be shown. */
export async function drawThumbnail({
  bytes,
  mediaType,
  width,
  format,
}: ThumbnailRequest): Promise<Uint8Array> {
  const frame = { width, height: (width * THUMBNAIL.height) / THUMBNAIL.width };
  const picture =
    drawPicture(bytes, mediaType, frame) ??
    fitPicture(sharp(bytes, { limitInputPixels: MOST_PIXELS }).autoOrient(), frame);
  return new Uint8Array(await packPicture(picture.flatten({ background: PAPER }), format).toBuffer());
}

interface Frame {
  readonly width: number;
  readonly height: number;
}

function fitPicture(picture: Sharp, { width, height }: Frame): Sharp {
  return picture.resize({ width, height, fit: 'contain', background: PAPER });
}

function packPicture(picture: Sharp, format: ThumbnailFormat): Sharp {
  return format === 'avif' ? picture.avif({ quality: 54, effort: 2 }) : picture.webp({ quality: 78 });
}

/** A drawing of ours is shown as what it is: relief under a low light. Other SVG is for the library to paint. */
function drawPicture(bytes: Uint8Array, mediaType: string, frame: Frame): Sharp | undefined {
  if (mediaType !== 'image/svg+xml') return undefined;
  const read = readDrawing(new TextDecoder().decode(bytes));
  if (!read.ok) return undefined;
  const { width, height, data } = shadeRelief(
    rasterise(read.value, { pixelsPerMm: scaleOf(read.value, frame) }),
  );
  // Empty paper around it would make it smaller than it need be.
  const cut = sharp(data, { raw: { width, height, channels: 4 } }).trim({ background: PAPER, threshold: 12 });
  const margin = Math.round(frame.width * MARGIN);
  const within = { width: frame.width - 2 * margin, height: frame.height - 2 * margin };
  return fitPicture(cut, within).extend({
    top: margin,
    bottom: margin,
    left: margin,
    right: margin,
    background: PAPER,
  });
}

function scaleOf({ sheet }: Drawing, { width, height }: Frame): number {
  return FINER * Math.min(width / sheet.width, height / sheet.height);
}
