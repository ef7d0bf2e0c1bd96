import type { Grid, Pixels } from './grid.ts';

/** By how much each pixel differs from the paper in the colour in which it differs most: yellow is hardly darker. */
export function measureContrast(
  { width, height, channels, data }: Pixels,
  paper: readonly [red: number, green: number, blue: number],
): Grid {
  const contrast = new Uint8Array(width * height);
  for (let at = 0; at < contrast.length; at++) {
    let most = 0;
    for (let channel = 0; channel < 3; channel++) {
      const value = data[at * channels + (channels === 1 ? 0 : channel)] ?? 0;
      most = Math.max(most, Math.abs(value - (paper[channel] ?? 255)));
    }
    contrast[at] = most;
  }
  return { width, height, data: contrast };
}
