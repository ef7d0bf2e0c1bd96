import { addressOfPicture } from '@relievo/contracts/pictures';
import type { Pixels } from '@relievo/trace/pixels';

/** So long is the longer side of what is changed while somebody watches: it answers at once. */
const LONGEST_SIDE = 480;

/** The picture, reduced, as the program that traces it sees it: upright, on white. */
export async function loadPicture(draftId: string): Promise<Pixels> {
  const answer = await fetch(`${addressOfPicture(draftId)}?show`);
  if (!answer.ok) throw new Error('The picture could not be loaded.');
  const bitmap = await createImageBitmap(await answer.blob());
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser does not show pictures.');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return { width: canvas.width, height: canvas.height, channels: 3, data: dropAlpha(data) };
}

function dropAlpha(data: Uint8ClampedArray): Uint8Array {
  const colors = new Uint8Array((data.length / 4) * 3);
  for (let from = 0, to = 0; from < data.length; from += 4, to += 3) {
    colors[to] = data[from] ?? 0;
    colors[to + 1] = data[from + 1] ?? 0;
    colors[to + 2] = data[from + 2] ?? 0;
  }
  return colors;
}

/** Puts pixels on a canvas, in their own size. */
export function showPixels(canvas: HTMLCanvasElement, { width, height, channels, data }: Pixels): void {
  canvas.width = width;
  canvas.height = height;
  const shown = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at++) {
    for (let channel = 0; channel < 3; channel++)
      shown[at * 4 + channel] = data[at * channels + (channels === 1 ? 0 : channel)] ?? 0;
    shown[at * 4 + 3] = 255;
  }
  canvas.getContext('2d')?.putImageData(new ImageData(shown, width, height), 0, 0);
}
