import { maxOf, minOf } from '@relievo/words';
import type { Grid } from '../pixels/grid.ts';

/** A thin straight stroke along rows (or, of a turned grid, along columns): ticks, axes, lines of a grid. */
export interface Rule {
  /** Where its middle lies across its course, to a part of a pixel. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly thickness: number;
}

/** Pixels: a shorter one says nothing. */
const SHORTEST = 4;
const SET = 40;

/** `cover` says how dark each pixel is; a stroke is darkest in its middle. */
export function findRules({ width, height, data }: Grid, thickest: number): readonly Rule[] {
  const found: Rule[] = [];
  let open: Run[] = [];
  for (let y = 0; y <= height; y++) {
    const runs = y < height ? findRuns(data, y, width) : [];
    const next: Run[] = [];
    for (const run of runs) {
      const above = open.find(
        (one) =>
          !next.includes(one) && overlap(one, run) >= 0.6 * Math.max(one.to - one.from, run.to - run.from),
      );
      if (above) {
        above.rows.push(run);
        next.push(above);
      } else next.push({ ...run, rows: [run] });
    }
    for (const done of open) if (!next.includes(done)) close(done);
    open = next;
  }
  return found;

  function close({ rows }: Run): void {
    const weight = rows.reduce((sum, row) => sum + row.darkness, 0);
    const at = rows.reduce((sum, row) => sum + row.darkness * (row.y + 0.5), 0) / weight;
    const from = minOf(rows.map((row) => row.from));
    const to = maxOf(rows.map((row) => row.to));
    const thickness = weight / maxOf(rows.map((row) => row.darkness));
    if (thickness <= thickest && rows.length <= thickest + 2 && to - from > 1.5 * thickness)
      found.push({ at, from, to, thickness });
  }
}

interface Row {
  readonly y: number;
  readonly from: number;
  readonly to: number;
  readonly darkness: number;
}
interface Run extends Row {
  readonly rows: Row[];
}

function overlap(a: Row, b: Row): number {
  return Math.min(a.to, b.to) - Math.max(a.from, b.from);
}

function findRuns(data: Uint8Array, y: number, width: number): readonly Row[] {
  const runs: Row[] = [];
  let [start, sum] = [-1, 0];
  for (let x = 0; x <= width; x++) {
    const value = x < width ? (data[y * width + x] ?? 0) : 0;
    if (value >= SET) {
      if (start < 0) [start, sum] = [x, 0];
      sum += value;
    } else if (start >= 0) {
      // Darkness as a mean, so that rows of other lengths weigh the same.
      if (x - start >= SHORTEST) runs.push({ y, from: start, to: x, darkness: sum / (x - start) });
      start = -1;
    }
  }
  return runs;
}

/** The same picture with its columns as rows. */
export function turnGrid({ width, height, data }: Grid): Grid {
  const turned = new Uint8Array(data.length);
  // What is not set stays 0: to jump from row to row takes long.
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) if (data[at]) turned[x * height + y] = data[at] ?? 0;
  return { width: height, height: width, data: turned };
}
