import type { Pixels } from '../pixels/grid.ts';
import { type Corners, isConvex, measureSide } from './corners.ts';
import { findHomography, project } from './homography.ts';
import { measureShape } from './page-shape.ts';

/** What lies at the very edge of paper is its edge: a share of each side that is cut off. */
const RIM = 0.008;
const LONGEST_SIDE = 4000;

/** The page as if it had been scanned; corners that make none leave the picture as it is. */
export function rectifyPage(pixels: Pixels, corners: Corners): Pixels {
  if (!isConvex(corners)) return pixels;
  const { width, height } = sizePage(pixels, corners);
  const sheet: Corners = [
    { x: -RIM * width, y: -RIM * height },
    { x: (1 + RIM) * width, y: -RIM * height },
    { x: (1 + RIM) * width, y: (1 + RIM) * height },
    { x: -RIM * width, y: (1 + RIM) * height },
  ];
  const way = findHomography(sheet, corners);
  if (!way) return pixels;
  const { channels, data } = pixels;
  const [mostX, mostY] = [Math.max(0, pixels.width - 1.001), Math.max(0, pixels.height - 1.001)];
  const page = new Uint8Array(width * height * channels);
  for (let y = 0, to = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const place = project(way, { x: x + 0.5, y: y + 0.5 });
      const [fromX, fromY] = [clamp(place.x, mostX), clamp(place.y, mostY)];
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)];
      const [across, down] = [fromX - left, fromY - top];
      const at = (top * pixels.width + left) * channels;
      const below = at + pixels.width * channels;
      for (let channel = 0; channel < channels; channel++, to++) {
        const upper =
          (data[at + channel] ?? 0) * (1 - across) + (data[at + channels + channel] ?? 0) * across;
        const lower =
          (data[below + channel] ?? 0) * (1 - across) + (data[below + channels + channel] ?? 0) * across;
        page[to] = Math.round(upper * (1 - down) + lower * down);
      }
    }
  return { width, height, channels, data: page };
}

function clamp(value: number, most: number): number {
  return value > 0 ? Math.min(value, most) : 0;
}

/** As large as its longest sides are in the picture. */
function sizePage(pixels: Pixels, corners: Corners): { readonly width: number; readonly height: number } {
  const shape = measureShape(corners, pixels);
  const across = Math.max(measureSide(corners, 0), measureSide(corners, 2));
  const down = Math.max(measureSide(corners, 1), measureSide(corners, 3));
  const height = Math.min(Math.max(down, across / shape), LONGEST_SIDE, LONGEST_SIDE / shape);
  return { width: Math.max(1, Math.round(height * shape)), height: Math.max(1, Math.round(height)) };
}
