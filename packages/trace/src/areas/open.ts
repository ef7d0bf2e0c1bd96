import type { Mask } from '../pixels/grid.ts';
import { shrink, spread } from '../pixels/spread.ts';

/** What of a mask a disc of this radius can reach without leaving it: thin parts go, thick ones keep their form. */
export function open(mask: Mask, radius: number): Mask {
  const square = radius * radius;
  // No pixel of a disc around a deep pixel lies outside of the mask.
  return spread(shrink(mask, square), square);
}
