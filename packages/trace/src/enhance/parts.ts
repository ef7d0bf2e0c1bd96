import type { Box, Pixels } from '../pixels/grid.ts';
import { findPaper } from './paper.ts';
import type { Part } from './recipe.ts';

/** In pixels of this picture, inside of it and never empty. */
function toBox({ width, height }: Pick<Pixels, 'width' | 'height'>, part: Part): Box {
  const left = clamp(Math.round((part.x / 1000) * width), 0, width - 1);
  const top = clamp(Math.round((part.y / 1000) * height), 0, height - 1);
  const right = clamp(Math.round(((part.x + part.width) / 1000) * width), left + 1, width);
  const bottom = clamp(Math.round(((part.y + part.height) / 1000) * height), top + 1, height);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

export function erasePart(pixels: Pixels, part: Part): Pixels {
  const box = toBox(pixels, part);
  return paintPaper(pixels, (x, y) => isWithin(box, x, y));
}

export function eraseOutside(pixels: Pixels, part: Part): Pixels {
  const box = toBox(pixels, part);
  return paintPaper(pixels, (x, y) => !isWithin(box, x, y));
}

function isWithin({ x, y, width, height }: Box, column: number, row: number): boolean {
  return column >= x && column < x + width && row >= y && row < y + height;
}

/** The picture with paper where it is asked for. */
function paintPaper(pixels: Pixels, isPaper: (x: number, y: number, at: number) => boolean): Pixels {
  const { width, height, channels } = pixels;
  const paper = findPaper(pixels);
  const data = new Uint8Array(pixels.data);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (!isPaper(x, y, at)) continue;
      for (let channel = 0; channel < channels; channel++)
        data[at * channels + channel] = paper[channel] ?? 255;
    }
  return { ...pixels, data };
}

export function cropTo(pixels: Pixels, part: Part): Pixels {
  const { width, channels } = pixels;
  const box = toBox(pixels, part);
  const data = new Uint8Array(box.width * box.height * channels);
  for (let row = 0; row < box.height; row++) {
    const from = ((box.y + row) * width + box.x) * channels;
    data.set(pixels.data.subarray(from, from + box.width * channels), row * box.width * channels);
  }
  return { width: box.width, height: box.height, channels, data };
}
