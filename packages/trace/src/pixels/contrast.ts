import type { Grid, Pixels } from './grid.ts';

/** By how much each pixel differs from the paper in the colour in which it differs most: yellow is hardly darker. */
export function measureContrast(
  { width, height, channels, data }: Pixels,
  [red, green, blue]: readonly [red: number, green: number, blue: number],
): Grid {
  const contrast = new Uint8Array(width * height);
  const [second, third] = channels === 1 ? [0, 0] : [1, 2];
  for (let at = 0, from = 0; at < contrast.length; at++, from += channels)
    contrast[at] = Math.max(
      Math.abs((data[from] ?? 0) - red),
      Math.abs((data[from + second] ?? 0) - green),
      Math.abs((data[from + third] ?? 0) - blue),
    );
  return { width, height, data: contrast };
}
