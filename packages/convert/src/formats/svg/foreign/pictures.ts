import {
  encodePng,
  type ImageItem,
  type Item,
  mapItemList,
  multiply,
  scaling,
  toBase64,
} from '@relievo/graphic';
import type { NoteTaker } from '../../notes.ts';
import type { WaitingPicture } from './job.ts';
import { loadSharp } from './sharp.ts';
import { fitBox } from './viewport.ts';

/** Pixels that a picture may have before it is unpacked, and those that a side keeps. */
const MOST_PIXELS = 50_000_000;
const LONGEST_SIDE = 1600;

const RASTERS: ReadonlySet<string> = new Set([
  'image/png',
  'image/jpeg',
  'image/jpg',
  'image/gif',
  'image/webp',
]);

export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  readonly channels: number;
}

/** Grey or RGB on white, as pixels; null where it cannot be read. */
async function readPixels(bytes: Uint8Array): Promise<(Pixels & { readonly isResized: boolean }) | null> {
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

/** Reads the pixels of all pictures and puts them in their places; those that cannot be read go. */
export async function fillPictures(
  items: readonly Item[],
  waiting: readonly WaitingPicture[],
  notes: NoteTaker,
  signal: AbortSignal | undefined,
): Promise<readonly Item[]> {
  const filled = new Map<string, Pick<ImageItem, 'png' | 'placement'> | null>();
  for (const picture of waiting) {
    signal?.throwIfAborted();
    const pixels = RASTERS.has(picture.mediaType) ? await readPixels(picture.bytes) : null;
    if (!pixels) {
      notes.add('image_unreadable');
      filled.set(picture.itemId, null);
      continue;
    }
    if (pixels.isResized || picture.mediaType !== 'image/png')
      notes.add('image_converted', {}, picture.itemId);
    filled.set(picture.itemId, { png: writePng(pixels), placement: placeOf(picture, pixels) });
  }
  return mapItemList(items, (item) => {
    const made = filled.get(item.id);
    if (item.kind !== 'image' || made === undefined) return item;
    return made ? { ...item, ...made } : [];
  });
}

/** A side that the file leaves out follows from the other one and the pixels. */
function placeOf({ box, aspect, matrix }: WaitingPicture, pixels: Pixels): ImageItem['placement'] {
  const width = box.width || (box.height ? (box.height * pixels.width) / pixels.height : pixels.width);
  const height = box.height || (width * pixels.height) / pixels.width;
  const view = { x: 0, y: 0, width: pixels.width, height: pixels.height };
  const fit = fitBox(view, { x: box.x, y: box.y, width, height }, aspect?.replace('slice', 'meet'));
  return multiply(multiply(matrix, fit), scaling(pixels.width, pixels.height));
}
