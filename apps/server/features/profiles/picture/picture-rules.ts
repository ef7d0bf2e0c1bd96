import { jpegParts } from './jpeg-rules.ts';
import type { PictureType } from './media-type-rules.ts';
import { pngParts } from './png-rules.ts';
import { webpParts } from './webp-rules.ts';

const PARTS = { 'image/jpeg': jpegParts, 'image/png': pngParts, 'image/webp': webpParts } as const;

/**
 * The picture without what a camera or a program wrote beside it: where and when it was taken, with what and by whom.
 * Nothing is decoded: parts are left out, and those stay that decide how it looks. Undefined where the parts do not
 * fit together.
 */
export function barePicture(bytes: Buffer, type: PictureType): Buffer | undefined {
  try {
    return Buffer.concat([...PARTS[type](bytes)]);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
