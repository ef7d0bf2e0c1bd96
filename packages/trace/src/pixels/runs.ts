import type { Grid } from './grid.ts';

/** Neighbouring pixels of one value that is not 0, row by row. */
export interface Runs {
  readonly count: number;
  /** The place of the first pixel of each run, and that behind its last one. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** Which run is the first of each row, or would be; one more for the end. */
  readonly rows: Int32Array;
}

export function findRuns({ width, height, data }: Grid): Runs {
  let [from, to] = [new Int32Array(1024), new Int32Array(1024)];
  const rows = new Int32Array(height + 1);
  let count = 0;
  for (let y = 0; y < height; y++) {
    rows[y] = count;
    const end = (y + 1) * width;
    for (let at = y * width; at < end; ) {
      const value = data[at] ?? 0;
      if (value === 0) {
        at++;
        continue;
      }
      if (count === from.length) [from, to] = [enlarge(from), enlarge(to)];
      from[count] = at;
      do at++;
      while (at < end && data[at] === value);
      to[count] = at;
      count++;
    }
  }
  rows[height] = count;
  return { count, from, to, rows };
}

function enlarge(list: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(2 * list.length);
  larger.set(list);
  return larger;
}
