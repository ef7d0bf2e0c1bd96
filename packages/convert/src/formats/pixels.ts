import { encodePng, toBase64 } from '@relievo/graphic/png';
import type { Sharp } from 'sharp';
import { isBmp, readBmp } from './bmp.ts';
import { isHeic, unpackHeic } from './heic.ts';
import { loadSharp } from './sharp.ts';

/** Pixels that a picture may have before it is unpacked, and those that a side keeps. */
export const MOST_PIXELS = 50_000_000;
const LONGEST_SIDE = 1600;

export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  readonly channels: number;
}

/** Grey or RGB on white, as pixels; null where it cannot be read. Pages count from 1. */
export async function readPixels(
  bytes: Uint8Array,
  page = 1,
  maxSide = LONGEST_SIDE,
): Promise<(Pixels & { readonly isResized: boolean }) | null> {
  try {
    const picture = await openPixels(bytes, page);
    if (!picture) return null;
    const { width, height } = await picture.metadata();
    const { data, info } = await onWhite(picture)
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return {
      data,
      width: info.width,
      height: info.height,
      channels: info.channels,
      isResized: (width ?? 0) > maxSide || (height ?? 0) > maxSide,
    };
  } catch {
    return null;
  }
}

/** How many pages a scan has; null where it cannot be read. Frames of an animation are none. */
export async function countPages(bytes: Uint8Array): Promise<number | null> {
  if (isHeic(bytes)) return 1;
  try {
    const { format, pages = 1 } = (await (await openPixels(bytes, 1))?.metadata()) ?? {};
    return format === 'tiff' ? pages : 1;
  } catch {
    return null;
  }
}

/** The same picture in a form that every browser shows; null where it cannot be read. */
export async function repackAsPng(bytes: Uint8Array): Promise<Uint8Array | null> {
  try {
    const picture = await openPixels(bytes, 1);
    return picture ? new Uint8Array(await onWhite(picture).png().toBuffer()) : null;
  } catch {
    return null;
  }
}

async function openPixels(bytes: Uint8Array, page: number): Promise<Sharp | null> {
  const sharp = await loadSharp();
  if (isBmp(bytes)) {
    const bitmap = readBmp(bytes, MOST_PIXELS);
    if (!bitmap) return null;
    const { width, height, data } = bitmap;
    return sharp(data, { raw: { width, height, channels: 3 } });
  }
  if (isHeic(bytes)) return openHeic(bytes);
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', page: page - 1 });
  const { format } = await picture.metadata();
  // Only pixels: a drawing in a drawing would be read by a program of others.
  return format === 'svg' || format === 'pdf' ? null : picture;
}

/** What was unpacked is upright already, whatever it still says of its camera: its pixels alone are taken. */
async function openHeic(bytes: Uint8Array): Promise<Sharp | null> {
  const unpacked = await unpackHeic(bytes, MOST_PIXELS);
  if (!unpacked) return null;
  const sharp = await loadSharp();
  const { data, info } = await sharp(unpacked, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

/** Upright, as a camera says. */
function onWhite(picture: Sharp): Sharp {
  return picture.rotate().flatten({ background: '#ffffff' }).toColourspace('srgb').removeAlpha();
}

export function writePng({ data, width, height, channels }: Pixels): string {
  return toBase64(encodePng({ width, height, channels: channels === 1 ? 1 : 3, data: new Uint8Array(data) }));
}
