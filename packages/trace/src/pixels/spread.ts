import { type Grid, type Mask } from './grid.ts';
import { findRuns } from './runs.ts';

/** What lies no farther from a mask than the root of a number does; the mask included. */
export function spread(mask: Mask, square: number): Mask {
  const data = new Uint8Array(mask.data.length);
  paintAround(mask, square, data, 1);
  return { width: mask.width, height: mask.height, data };
}

/** What lies farther than that from all that is not set; outside of the picture nothing is set. */
export function shrink(mask: Mask, square: number): Mask {
  const { width, height } = mask;
  const data = Uint8Array.from(mask.data);
  const blank = { width, height, data: mask.data.map((value) => 1 - value) };
  paintAround(blank, square, data, 0);
  const rim = Math.floor(Math.sqrt(square));
  for (let y = 0; y < height; y++) {
    const isRim = y < rim || y >= height - rim;
    data.fill(0, y * width, y * width + (isRim ? width : Math.min(rim, width)));
    data.fill(0, Math.max(y * width, (y + 1) * width - rim), (y + 1) * width);
  }
  return { width, height, data };
}

/** Around each run of pixels a row is as much longer as a disc is wide at that height. */
function paintAround(grid: Grid, square: number, data: Uint8Array, value: 0 | 1): void {
  const { width, height } = grid;
  const { count, from, to } = findRuns(grid);
  const reach = Math.floor(Math.sqrt(square));
  const wide = Array.from({ length: reach + 1 }, (_, down) => Math.floor(Math.sqrt(square - down * down)));
  for (let run = 0; run < count; run++) {
    const [first, last] = [from[run] ?? 0, to[run] ?? 0];
    const y = Math.floor(first / width);
    for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row++) {
      const [more, start] = [wide[Math.abs(row - y)] ?? 0, row * width];
      const moved = start - y * width;
      data.fill(value, Math.max(start, first + moved - more), Math.min(start + width, last + moved + more));
    }
  }
}
