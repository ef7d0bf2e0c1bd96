import { maxOf, minOf } from '@relievo/words';
import { boxCorners } from '../geometry/box.ts';
import { apply, inverse, multiply } from '../geometry/matrix.ts';
import type { ImageItem } from '../model/drawing.ts';
import type { Box, Matrix } from '../model/geometry.ts';
import { fromBase64, toBase64 } from '../png/base64.ts';
import { decodePng } from '../png/decode.ts';
import { encodePng } from '../png/encode.ts';
import type { Picture } from '../png/picture.ts';

interface Window {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/**
 * The picture's pixels in the box. A turned picture keeps the upright part of it that holds them, and
 * what sticks out of the box is white, which raises nothing. null where nothing is left, or where the
 * picture cannot be read and therefore cannot be cut.
 */
export function cropImage(item: ImageItem, box: Box): ImageItem | null {
  const back = inverse(item.placement);
  const bytes = fromBase64(item.png);
  const decoded = bytes && decodePng(bytes);
  if (!back || !decoded?.ok) return null;
  const picture = decoded.value;
  const window = windowOf(picture, back, box);
  if (!window) return null;
  const toUnit: Matrix = [
    (window.right - window.left) / picture.width,
    0,
    0,
    (window.bottom - window.top) / picture.height,
    window.left / picture.width,
    window.top / picture.height,
  ];
  const placement = multiply(item.placement, toUnit);
  return { ...item, placement, png: toBase64(encodePng(cut(picture, window, item.placement, box))) };
}

/** Whole pixels only: what is left does not reach out of the box. */
function windowOf({ width, height }: Picture, back: Matrix, box: Box): Window | null {
  const corners = boxCorners(box).map((corner) => apply(back, corner));
  const xs = corners.map(({ x }) => x * width);
  const ys = corners.map(({ y }) => y * height);
  const left = Math.max(0, Math.ceil(minOf(xs) - 1e-6));
  const top = Math.max(0, Math.ceil(minOf(ys) - 1e-6));
  const right = Math.min(width, Math.floor(maxOf(xs) + 1e-6));
  const bottom = Math.min(height, Math.floor(maxOf(ys) + 1e-6));
  return right > left && bottom > top ? { left, top, right, bottom } : null;
}

const WHITE = 255;

function cut(picture: Picture, window: Window, placement: Matrix, box: Box): Picture {
  const { channels } = picture;
  const width = window.right - window.left;
  const height = window.bottom - window.top;
  const data = new Uint8Array(width * height * channels).fill(WHITE);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [column, row] = [x + window.left, y + window.top];
      const at = apply(placement, { x: (column + 0.5) / picture.width, y: (row + 0.5) / picture.height });
      if (at.x < box.x || at.y < box.y || at.x > box.x + box.width || at.y > box.y + box.height) continue;
      const from = (row * picture.width + column) * channels;
      data.set(picture.data.subarray(from, from + channels), (y * width + x) * channels);
    }
  }
  return { width, height, channels, data };
}
