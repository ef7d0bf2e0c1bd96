import type { Mask } from '../pixels/grid.ts';
import { findChains } from './chains.ts';
import { type Centreline, joinChains } from './join-chains.ts';
import { thin } from './thin.ts';

/** More than these are noise, and what belongs to what would be asked millions of times. */
const MOST_CHAINS = 6000;

/** The middle of each stroke of a mask whose strokes are thin; depth says how far each pixel lies from what is no ink. */
export function findCentrelines(mask: Mask, depth: Int32Array): readonly Centreline[] {
  const chains = findChains(thin(mask)).map((chain) => {
    const widths = chain.points
      .map(({ x, y }) => 2 * Math.sqrt(depth[y * mask.width + x] ?? 1) - 1)
      .sort((a, b) => a - b);
    return { ...chain, width: Math.max(1, widths[Math.floor(widths.length / 2)] ?? 1) };
  });
  // A pixel is told by its middle.
  return (chains.length > MOST_CHAINS ? chains : joinChains(chains)).map((line) => ({
    ...line,
    points: line.points.map(({ x, y }) => ({ x: x + 0.5, y: y + 0.5 })),
  }));
}
