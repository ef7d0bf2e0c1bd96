import type { Pixels } from './grid.ts';

/** The grain of a camera or a scanner: each pixel becomes the middle one of itself and its four neighbours, edges stay sharp. */
export function smoothGrain({ width, height, channels, data }: Pixels): Pixels {
  const smoothed = new Uint8Array(data.length);
  const five = new Uint8Array(5);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      for (let channel = 0; channel < channels; channel++) {
        const at = (y * width + x) * channels + channel;
        five[0] = data[at] ?? 0;
        five[1] = data[x > 0 ? at - channels : at] ?? 0;
        five[2] = data[x < width - 1 ? at + channels : at] ?? 0;
        five[3] = data[y > 0 ? at - width * channels : at] ?? 0;
        five[4] = data[y < height - 1 ? at + width * channels : at] ?? 0;
        smoothed[at] = five.sort()[2] ?? 0;
      }
  return { width, height, channels, data: smoothed };
}
