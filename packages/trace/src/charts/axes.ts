import type { LevelLine, LevelLines } from './level-lines.ts';

/** Two lines at a right angle, of which the values of a chart are read. */
export interface Axes {
  /** The level one, at the foot of the chart or across it. */
  readonly level: LevelLine;
  readonly upright: LevelLine;
}

/** In shares of the line that it belongs to: how far the other one may end from it. */
const MEETS = 0.04;

/** The longest pair that meets, with the upright one at the left of the level one. */
export function findAxes({ level, upright }: LevelLines): Axes | null {
  let best: Axes | null = null;
  let most = 0;
  for (const across of level)
    for (const up of upright) {
      const [wide, high] = [across.to - across.from, up.to - up.from];
      const isMet =
        up.at >= across.from - MEETS * wide &&
        up.at <= across.from + (MEETS + 0.02) * wide &&
        across.at <= up.to + MEETS * high &&
        across.at >= up.from + 0.4 * high;
      // Of several lines of a grid the lowest one is the axis.
      const worth = wide + high + 0.5 * across.at;
      if (isMet && worth > most) [best, most] = [{ level: across, upright: up }, worth];
    }
  return best;
}
