import type { Pixels } from '../pixels/grid.ts';
import { toLightness } from '../pixels/lightness.ts';

/** Away from the middle grey, or towards it; at 100 a quarter of the range becomes all of it. */
export function changeContrast(pixels: Pixels, contrast: number): Pixels {
  const factor = contrast >= 0 ? 1 + (3 * contrast) / 100 : 1 + contrast / 125;
  const mapped = Uint8ClampedArray.from({ length: 256 }, (_, value) => 127.5 + (value - 127.5) * factor);
  const data = new Uint8Array(pixels.data.length);
  for (let at = 0; at < data.length; at++) data[at] = mapped[pixels.data[at] ?? 0] ?? 0;
  return { ...pixels, data };
}

/** Ink or paper, and nothing between. */
export function cutAtThreshold(pixels: Pixels, threshold: number): Pixels {
  const { width, height, data } = toLightness(pixels);
  const cut = new Uint8Array(data.length);
  for (let at = 0; at < cut.length; at++) cut[at] = (data[at] ?? 0) < threshold ? 0 : 255;
  return { width, height, channels: 1, data: cut };
}
