import type { Grid } from './grid.ts';
import { findRuns } from './runs.ts';

/**
 * What lies no farther from what is set than the root of a number, with what is set: around each run of pixels a row is
 * as much longer as a disc is wide at that height. Where discs of several values meet, any of them is there.
 */
export function spread(grid: Grid, square: number): Grid {
  const { width, height, data } = grid;
  const wider = new Uint8Array(data.length);
  const { count, from, to } = findRuns(grid);
  const reach = Math.floor(Math.sqrt(square));
  const wide = Array.from({ length: reach + 1 }, (_, down) => Math.floor(Math.sqrt(square - down * down)));
  for (let run = 0; run < count; run++) {
    const [first, last] = [from[run] ?? 0, to[run] ?? 0];
    const value = data[first] ?? 0;
    const y = Math.floor(first / width);
    for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row++) {
      const [more, start] = [wide[Math.abs(row - y)] ?? 0, row * width];
      const moved = start - y * width;
      wider.fill(value, Math.max(start, first + moved - more), Math.min(start + width, last + moved + more));
    }
  }
  return { width, height, data: wider };
}
