import type { Pixels } from './grid.ts';

/** The grain of a camera or a scanner: each pixel becomes the middle one of itself and its four neighbours, edges stay sharp. */
export function smoothGrain({ width, height, channels, data }: Pixels): Pixels {
  const smoothed = new Uint8Array(data.length);
  const across = width * channels;
  for (let y = 0, at = 0; y < height; y++) {
    const [up, down] = [y > 0 ? across : 0, y < height - 1 ? across : 0];
    for (let x = 0; x < across; x++, at++) {
      const [own, above, below] = [data[at] ?? 0, data[at - up] ?? 0, data[at + down] ?? 0];
      const left = data[x < channels ? at : at - channels] ?? 0;
      const right = data[x < across - channels ? at + channels : at] ?? 0;
      // Of two pairs neither the least nor the greatest of all four is the middle one.
      const low = Math.max(Math.min(left, right), Math.min(above, below));
      const high = Math.min(Math.max(left, right), Math.max(above, below));
      smoothed[at] = Math.max(Math.min(own, low), Math.min(Math.max(own, low), high));
    }
  }
  return { width, height, channels, data: smoothed };
}
