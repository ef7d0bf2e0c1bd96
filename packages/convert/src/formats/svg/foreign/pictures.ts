import { multiply, scaling } from '@relievo/graphic/geometry';
import { type ImageItem, type Item, mapItemList } from '@relievo/graphic/model';
import type { NoteTaker } from '../../notes.ts';
import { type Pixels, readPixels, writePng } from '../../pixels.ts';
import type { WaitingPicture } from './job.ts';
import { fitBox } from './viewport.ts';

const RASTERS: ReadonlySet<string> = new Set([
  'image/png',
  'image/jpeg',
  'image/jpg',
  'image/gif',
  'image/webp',
]);

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
