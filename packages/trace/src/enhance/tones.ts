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

/** The middle of nine neighbours: grain goes, edges stay where they are. */
export function smoothGrain(pixels: Pixels): Pixels {
  const { width, height, channels, data } = pixels;
  const smooth = new Uint8Array(data.length);
  const near = new Uint8Array(9);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let channel = 0; channel < channels; channel++) {
        let count = 0;
        for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++)
          for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
            const value = data[(row * width + column) * channels + channel] ?? 0;
            let place = count;
            for (; place > 0 && (near[place - 1] ?? 0) > value; place--) near[place] = near[place - 1] ?? 0;
            near[place] = value;
            count++;
          }
        smooth[(y * width + x) * channels + channel] = near[count >> 1] ?? 0;
      }
  return { width, height, channels, data: smooth };
}
