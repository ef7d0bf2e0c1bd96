import { encodePng, toBase64 } from '@relievo/graphic';
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

/** Grey or RGB on white, as pixels; null where it cannot be read. */
export async function readPixels(
  bytes: Uint8Array,
): Promise<(Pixels & { readonly isResized: boolean }) | null> {
  const sharp = await loadSharp();
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    const { width, height, format } = await picture.metadata();
    // Only pixels: a drawing in a drawing would be read by a program of others.
    if (format === 'svg' || format === 'pdf') return null;
    const { data, info } = await picture
      .rotate()
      .flatten({ background: '#ffffff' })
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return {
      data,
      width: info.width,
      height: info.height,
      channels: info.channels,
      isResized: (width ?? 0) > LONGEST_SIDE || (height ?? 0) > LONGEST_SIDE,
    };
  } catch {
    return null;
  }
}

export function writePng({ data, width, height, channels }: Pixels): string {
  return toBase64(encodePng({ width, height, channels: channels === 1 ? 1 : 3, data: new Uint8Array(data) }));
}
