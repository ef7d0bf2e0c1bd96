import type { HeightMap } from './height-map.ts';

/**
 * The share of the sheet that is raised at all, 0 to 1: above 0.4 swell paper is too full to read
 * (PIAF guide). How high does not matter. A pixel on an edge counts for the part of it that is
 * covered: its height beside the highest of its neighbours.
 */
export function measureRaisedShare({ width, height, values }: HeightMap): number {
  let raised = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const value = values[y * width + x] ?? 0;
      if (value > 0) raised += value / findHighestAround(values, width, height, x, y);
    }
  }
  return raised / (width * height);
}

function findHighestAround(
  values: Float32Array,
  width: number,
  height: number,
  x: number,
  y: number,
): number {
  let most = 0;
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
      const value = values[row * width + column] ?? 0;
      if (value > most) most = value;
    }
  }
  return most;
}
