import type { NewId, Picture, PictureBytes, PictureType } from '@relievo/document/model';
import { unpack } from '../archive/unpack.ts';
import { MOST_PIXELS, repackAsPng } from '../pixels.ts';
import { loadSharp } from '../sharp.ts';

/** A picture of a file, ready to be shown; what no program here opens is null. */
export type Prepared = { readonly bytes: Uint8Array; readonly picture: Omit<Picture, 'id'> } | null;

const SHOWN: Readonly<Record<string, PictureType>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
};

/** Looks at a picture, and turns it into PNG where readers of documents do not show its kind (TIFF, BMP, HEIC). */
export async function preparePicture(bytes: Uint8Array): Promise<Prepared> {
  const looked = await lookAtPicture(bytes);
  if (looked) return { bytes, picture: looked };
  const png = await repackAsPng(bytes);
  const picture = png && (await lookAtPicture(png));
  return picture ? { bytes: png, picture } : null;
}

async function lookAtPicture(bytes: Uint8Array): Promise<Omit<Picture, 'id'> | null> {
  const sharp = await loadSharp();
  try {
    const metadata = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).metadata();
    const mediaType = SHOWN[metadata.format];
    const { width, height } = metadata.autoOrient;
    return mediaType ? { mediaType, width, height } : null;
  } catch {
    return null;
  }
}

/** The pictures that a document has used so far, each once. */
export interface PictureTaker {
  /** Returns the id of the picture at that path in the file, or null if it cannot be shown. */
  readonly take: (path: string) => string | null;
  readonly list: () => readonly Picture[];
  readonly bytes: () => PictureBytes;
}

export function createPictureTaker(prepared: ReadonlyMap<string, Prepared>, newId: NewId): PictureTaker {
  const ids = new Map<string, string>();
  const pictures: Picture[] = [];
  const bytes = new Map<string, Uint8Array>();
  return {
    take(path) {
      const known = ids.get(path);
      const one = prepared.get(path);
      if (known !== undefined || !one) return known ?? null;
      const id = newId('picture');
      ids.set(path, id);
      pictures.push({ id, ...one.picture });
      bytes.set(id, one.bytes);
      return id;
    },
    list: () => pictures,
    bytes: () => bytes,
  };
}

/**
 * Prepares the pictures of an archive by their paths. An archive with more of them than may be unpacked keeps its text, and its
 * pictures cannot be shown.
 */
export async function preparePictures(
  bytes: Uint8Array,
  where: RegExp,
): Promise<ReadonlyMap<string, Prepared>> {
  const unpacked = unpack(bytes, (name) => where.test(name));
  const prepared = new Map<string, Prepared>();
  if ('problem' in unpacked) return prepared;
  for (const [name, picture] of unpacked.files) prepared.set(name, await preparePicture(picture));
  return prepared;
}
