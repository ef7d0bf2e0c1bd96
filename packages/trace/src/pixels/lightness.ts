import type { Grid, Pixels } from './grid.ts';
import { remember } from './remember.ts';

const known = new WeakMap<Pixels, Grid>();

/** How light each pixel is to the eye (ITU-R BT.601 weights, as scanners and cameras grey pictures). */
export function toLightness(pixels: Pixels): Grid {
  return remember(known, pixels, weighColors);
}

function weighColors({ width, height, channels, data }: Pixels): Grid {
  if (channels === 1) return { width, height, data };
  const grey = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < grey.length; at++, from += 3)
    grey[at] = Math.round(
      0.299 * (data[from] ?? 0) + 0.587 * (data[from + 1] ?? 0) + 0.114 * (data[from + 2] ?? 0),
    );
  return { width, height, data: grey };
}
