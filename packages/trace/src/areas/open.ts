import { measureDepth, measureDistanceTo } from '../pixels/distance.ts';
import { createMask, type Mask } from '../pixels/grid.ts';

/** What of a mask a disc of this radius can reach without leaving it: thin parts go, thick ones keep their form. */
export function open(mask: Mask, radius: number, depth = measureDepth(mask)): Mask {
  const square = radius * radius;
  const away = measureDistanceTo(createMask(mask.width, mask.height, (at) => (depth[at] ?? 0) > square));
  return createMask(mask.width, mask.height, (at) => mask.data[at] === 1 && (away[at] ?? 1) <= square);
}
