import type { Grid, Point } from '../pixels/grid.ts';
import { sampleGrid } from '../pixels/sample-grid.ts';

/** How dark the ink of a stroke is, and its paper. */
export interface Shades {
  readonly contrast: Grid;
  /** What the paper differs from itself. */
  readonly grain: number;
  /** In the middle of the stroke. */
  readonly full: number;
}

/** Of a stroke, at one place of its line. */
export interface Profile {
  /** From the place to the middle of the stroke, to the right of its direction. */
  readonly offset: number;
  readonly width: number;
}

const STEP = 0.5;
/** Of the ink: paper beside a stroke is lighter, and more than that of its middle is dark. */
const LIGHT = 0.2;
const DARK = 0.6;
/** Pixels at either side that have to be paper. */
const PAPER = 1;

/** Across its direction; null where the stroke does not stand by itself. */
export function measureProfile(
  { x, y }: Point,
  way: Point,
  reach: number,
  { contrast, grain, full }: Shades,
): Profile | null {
  let [sum, moment, darkest] = [0, 0, 0];
  for (let across = -reach; across <= reach; across += STEP) {
    const value = sampleGrid(contrast, x - way.y * across, y + way.x * across);
    const cover = Math.max(0, (value - grain) / (full - grain));
    if (Math.abs(across) > reach - PAPER && cover > LIGHT) return null;
    sum += cover;
    moment += cover * across;
    darkest = Math.max(darkest, cover);
  }
  return darkest < DARK ? null : { offset: moment / sum, width: sum * STEP };
}
