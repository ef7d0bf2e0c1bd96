import { addAll } from '@relievo/words';
import type { Mask } from '../pixels/grid.ts';
import { turnGrid } from './rules.ts';

/** A thin line along the rows of a picture, or along its columns: axes, lines of a grid, frames. */
export interface LevelLine {
  /** Where its middle lies across its course. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly thickness: number;
}

export interface LevelLines {
  readonly level: readonly LevelLine[];
  readonly upright: readonly LevelLine[];
}

/** Of the side that they run along: what is shorter is no axis. */
const LEAST_SHARE = 0.2;
/** Of the longer side: what is thicker is a surface. */
const MOST_THICKNESS = 0.012;
/** Pixels that a line may be broken by: JPEG, a dash of a grid. */
const BREAK = 6;

export function findLevelLines(ink: Mask): LevelLines {
  return { level: listLevelLines(ink, LEAST_SHARE), upright: listLevelLines(turnGrid(ink), LEAST_SHARE) };
}

/** Those along the rows that are no shorter than a share of them. */
export function listLevelLines(ink: Mask, least: number): readonly LevelLine[] {
  const thickest = Math.max(4, MOST_THICKNESS * Math.max(ink.width, ink.height));
  return findAlongRows(ink, least * ink.width, thickest);
}

interface Run {
  from: number;
  to: number;
  readonly first: number;
  last: number;
}

/** Long runs of neighbouring rows are one line; where there are too many of them they are a surface. */
function findAlongRows({ width, height, data }: Mask, least: number, thickest: number): readonly LevelLine[] {
  let open: Run[] = [];
  const closed: Run[] = [];
  for (let y = 0; y <= height; y++) {
    const runs = y < height ? findRuns(data.subarray(y * width, (y + 1) * width), least) : [];
    const next: Run[] = [];
    for (const [from, to] of runs) {
      const above = open.find((run) => run.last === y - 1 && from < run.to && to > run.from);
      if (!above) {
        next.push({ from, to, first: y, last: y });
        continue;
      }
      above.from = Math.min(above.from, from);
      above.to = Math.max(above.to, to);
      above.last = y;
      if (!next.includes(above)) next.push(above);
    }
    addAll(
      closed,
      open.filter((run) => !next.includes(run)),
    );
    open = next;
  }
  return closed
    .map(({ from, to, first, last }) => ({
      at: (first + last + 1) / 2,
      from,
      to,
      thickness: last - first + 1,
    }))
    .filter(({ thickness }) => thickness <= thickest);
}

function findRuns(row: Uint8Array, least: number): readonly (readonly [from: number, to: number])[] {
  const runs: (readonly [number, number])[] = [];
  let [start, end] = [-1, -1];
  const close = (): void => {
    if (start >= 0 && end - start >= least) runs.push([start, end]);
    start = -1;
  };
  for (let x = 0; x < row.length; x++) {
    if (!row[x]) continue;
    if (start >= 0 && x - end > BREAK) close();
    if (start < 0) start = x;
    end = x + 1;
  }
  close();
  return runs;
}
