import type { Grid } from './grid.ts';

/** The mean of the square around each pixel, as wide as fits at the edge. */
export function blur({ width, height, data }: Grid, radius: number): Grid {
  const means = new Uint8Array(width * height);
  // Sums of each column over the rows around: from row to row one comes and one goes, and so it is along a row.
  const columns = new Float64Array(width);
  for (let y = -radius; y < height; y++) {
    if (y + radius < height) addRow(columns, data, (y + radius) * width);
    if (y > radius) takeRow(columns, data, (y - radius - 1) * width);
    if (y < 0) continue;
    const rows = Math.min(height, y + radius + 1) - Math.max(0, y - radius);
    let sum = 0;
    for (let x = 0; x < Math.min(radius, width); x++) sum += columns[x] ?? 0;
    for (let x = 0; x < width; x++) {
      if (x + radius < width) sum += columns[x + radius] ?? 0;
      if (x > radius) sum -= columns[x - radius - 1] ?? 0;
      const across = Math.min(width, x + radius + 1) - Math.max(0, x - radius);
      means[y * width + x] = Math.round(sum / (rows * across));
    }
  }
  return { width, height, data: means };
}

function addRow(columns: Float64Array, data: Uint8Array, from: number): void {
  for (let x = 0; x < columns.length; x++) columns[x] = (columns[x] ?? 0) + (data[from + x] ?? 0);
}

function takeRow(columns: Float64Array, data: Uint8Array, from: number): void {
  for (let x = 0; x < columns.length; x++) columns[x] = (columns[x] ?? 0) - (data[from + x] ?? 0);
}
