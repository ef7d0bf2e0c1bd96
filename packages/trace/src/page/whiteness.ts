import type { Grid, Pixels } from '../pixels/grid.ts';

/** How white each pixel is: the least of its colours. Paper is grey, and desks of wood or cloth are not. */
export function measureWhiteness({ width, height, channels, data }: Pixels): Grid {
  if (channels === 1) return { width, height, data };
  const white = new Uint8Array(width * height);
  for (let at = 0; at < white.length; at++)
    white[at] = Math.min(data[at * 3] ?? 0, data[at * 3 + 1] ?? 0, data[at * 3 + 2] ?? 0);
  return { width, height, data: white };
}

/** Each pixel the mean of those that lie in its place, so that the longer side is at most this long. */
export function reduceGrid(grid: Grid, longest: number): Grid {
  const scale = Math.max(1, Math.max(grid.width, grid.height) / longest);
  if (scale === 1) return grid;
  const width = Math.max(1, Math.round(grid.width / scale));
  const height = Math.max(1, Math.round(grid.height / scale));
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    const [top, bottom] = spanOf(y, height, grid.height);
    for (let x = 0; x < width; x++) {
      const [left, right] = spanOf(x, width, grid.width);
      let sum = 0;
      for (let row = top; row < bottom; row++)
        for (let column = left; column < right; column++) sum += grid.data[row * grid.width + column] ?? 0;
      data[y * width + x] = Math.round(sum / ((bottom - top) * (right - left)));
    }
  }
  return { width, height, data };
}

function spanOf(at: number, count: number, length: number): readonly [number, number] {
  const from = Math.floor((at * length) / count);
  return [from, Math.max(from + 1, Math.floor(((at + 1) * length) / count))];
}

/** Between pixels, by those around; null outside. */
export function sampleAt({ width, height, data }: Grid, x: number, y: number): number | null {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return null;
  const [across, down] = [x - left, y - top];
  const at = top * width + left;
  const upper = (data[at] ?? 0) * (1 - across) + (data[at + 1] ?? 0) * across;
  const lower = (data[at + width] ?? 0) * (1 - across) + (data[at + width + 1] ?? 0) * across;
  return upper * (1 - down) + lower * down;
}
