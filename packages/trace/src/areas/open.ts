import { measureDepth } from '../pixels/distance.ts';
import type { Grid } from '../pixels/grid.ts';
import { spread } from '../pixels/spread.ts';

/**
 * What of each value a disc of this radius can reach without leaving it: thin parts go, thick ones keep their form. The
 * depth is that of the grid.
 */
export function open(grid: Grid, radius: number, depth = measureDepth(grid)): Grid {
  const square = radius * radius;
  const { width, height, data } = grid;
  const deep = new Uint8Array(data.length);
  for (let at = 0; at < deep.length; at++) if ((depth[at] ?? 0) > square) deep[at] = data[at] ?? 0;
  // No pixel of a disc around a deep pixel is of another value.
  return spread({ width, height, data: deep }, square);
}
