import type { Pixels } from '../pixels/grid.ts';

/** The middle of nine neighbours: grain goes, edges stay where they are. */
export function smoothGrain(pixels: Pixels): Pixels {
  const { width, height, channels, data } = pixels;
  const smooth = new Uint8Array(data.length);
  const across = width * channels;
  const columns = {
    low: new Uint8Array(across),
    middle: new Uint8Array(across),
    high: new Uint8Array(across),
  };
  for (let y = 0; y < height; y++) {
    const from = y * across;
    const isRim = y === 0 || y === height - 1;
    if (!isRim) {
      sortColumns(data, from, across, columns);
      findMiddles(columns, channels, smooth, from);
    }
    for (let x = 0; x < across; x++)
      if (isRim || x < channels || x >= across - channels) smooth[from + x] = findMiddleAtRim(pixels, y, x);
  }
  return { width, height, channels, data: smooth };
}

/** Three pixels above each other, sorted. */
interface Columns {
  readonly low: Uint8Array;
  readonly middle: Uint8Array;
  readonly high: Uint8Array;
}

function sortColumns(data: Uint8Array, from: number, across: number, { low, middle, high }: Columns): void {
  for (let x = 0; x < across; x++) {
    const [above, own, below] = [
      data[from + x - across] ?? 0,
      data[from + x] ?? 0,
      data[from + x + across] ?? 0,
    ];
    const [least, most] = [Math.min(above, own), Math.max(above, own)];
    low[x] = Math.min(least, below);
    middle[x] = Math.max(least, Math.min(most, below));
    high[x] = Math.max(most, below);
  }
}

/**
 * Of nine in three sorted columns: the middle one of the greatest of the low ones, the middle one of the middle ones and
 * the least of the high ones (Paeth 1990).
 */
function findMiddles(
  { low, middle, high }: Columns,
  channels: 1 | 3,
  smooth: Uint8Array,
  from: number,
): void {
  for (let x = channels; x < low.length - channels; x++) {
    const [left, right] = [x - channels, x + channels];
    const lows = Math.max(low[left] ?? 0, low[x] ?? 0, low[right] ?? 0);
    const highs = Math.min(high[left] ?? 0, high[x] ?? 0, high[right] ?? 0);
    const middles = pickMiddle(middle[left] ?? 0, middle[x] ?? 0, middle[right] ?? 0);
    smooth[from + x] = pickMiddle(lows, middles, highs);
  }
}

function pickMiddle(a: number, b: number, c: number): number {
  return Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));
}

/** The middle one of those that are there, at the rim of the picture. */
function findMiddleAtRim({ width, height, channels, data }: Pixels, y: number, x: number): number {
  const [column, channel] = [Math.floor(x / channels), x % channels];
  const near: number[] = [];
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++)
    for (let one = Math.max(0, column - 1); one <= Math.min(width - 1, column + 1); one++)
      near.push(data[(row * width + one) * channels + channel] ?? 0);
  return near.sort((a, b) => a - b)[near.length >> 1] ?? 0;
}
