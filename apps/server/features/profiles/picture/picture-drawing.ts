import sharp, { type Sharp } from 'sharp';
import type { PictureType } from './media-type-rules.ts';

/** What the child is asked; the picture is its input. */
export interface EncodeRequest {
  readonly mediaType: PictureType;
}

/** Decoding more than this is refused before it begins: a few kilobytes can state a picture that no browser can hold. */
const MOST_PIXELS = 50_000_000;
/** Above what the eye tells from the picture that was sent. */
const QUALITY = 92;

// What people may send; the many other kinds that the library reads stay shut.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp'].map((kind) => `VipsForeignLoad${kind}Buffer`) });
sharp.concurrency(1);
sharp.cache(false);

/**
 * The same picture in the same format, made anew of its points: upright, with its colours and what is transparent, and
 * with nothing that a camera or a program wrote beside it. Of one that moves, the first frame. Rejects where the bytes
 * are no whole picture, or one of too many points.
 */
export async function encodePicture(bytes: Uint8Array, mediaType: PictureType): Promise<Uint8Array> {
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
  const { chromaSubsampling, isPalette } = await picture.metadata();
  const upright = picture.autoOrient().keepIccProfile();
  const encoded: Readonly<Record<PictureType, () => Sharp>> = {
    'image/jpeg': () =>
      upright.jpeg({
        quality: QUALITY,
        chromaSubsampling: chromaSubsampling === '4:4:4' ? '4:4:4' : '4:2:0',
      }),
    'image/png': () => upright.png({ palette: isPalette }),
    'image/webp': () => upright.webp(isLossless(bytes) ? { lossless: true } : { quality: QUALITY }),
  };
  return new Uint8Array(await encoded[mediaType]().toBuffer());
}

/** Without loss, the points stand in a chunk of their own (RFC 9649, 2.6). */
function isLossless(webp: Uint8Array): boolean {
  return Buffer.from(webp).includes('VP8L');
}
