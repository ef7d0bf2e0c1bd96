import type { Grid } from './grid.ts';

/** The mean of the square around each pixel, as wide as fits at the edge. */
export function blur({ width, height, data }: Grid, radius: number): Grid {
  // Sums of all above and left of a pixel: any rectangle is four of them.
  const across = width + 1;
  const sums = new Float64Array(across * (height + 1));
  for (let y = 0; y < height; y++) {
    let inRow = 0;
    for (let x = 0; x < width; x++) {
      inRow += data[y * width + x] ?? 0;
      sums[(y + 1) * across + x + 1] = (sums[y * across + x + 1] ?? 0) + inRow;
    }
  }
  const means = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.max(0, y - radius) * across, Math.min(height, y + radius + 1) * across];
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.max(0, x - radius), Math.min(width, x + radius + 1)];
      const sum =
        (sums[bottom + right] ?? 0) -
        (sums[bottom + left] ?? 0) -
        (sums[top + right] ?? 0) +
        (sums[top + left] ?? 0);
      means[y * width + x] = Math.round(sum / (((bottom - top) / across) * (right - left)));
    }
  }
  return { width, height, data: means };
}
