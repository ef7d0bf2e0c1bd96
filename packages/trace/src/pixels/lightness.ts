import type { Grid, Pixels } from './grid.ts';

/** How light each pixel is to the eye (ITU-R BT.601 weights, as scanners and cameras grey pictures). */
export function toLightness({ width, height, channels, data }: Pixels): Grid {
  if (channels === 1) return { width, height, data };
  const grey = new Uint8Array(width * height);
  for (let at = 0; at < grey.length; at++)
    grey[at] = Math.round(
      0.299 * (data[at * 3] ?? 0) + 0.587 * (data[at * 3 + 1] ?? 0) + 0.114 * (data[at * 3 + 2] ?? 0),
    );
  return { width, height, data: grey };
}
