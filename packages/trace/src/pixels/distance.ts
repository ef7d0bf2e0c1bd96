import type { Grid } from './grid.ts';
import { findRuns, type Runs } from './runs.ts';

/**
 * For each pixel that is set the square of its distance to the nearest pixel of another value; outside of the picture
 * nothing is set. Exact: first up and down the columns by counting, then along each run of a row by the lower envelope of parabolas
 * (Felzenszwalb, Huttenlocher 2012). What lies beyond the end of a run is farther than its end.
 */
export function measureDepth(grid: Grid): Int32Array {
  const { width } = grid;
  const runs = findRuns(grid);
  const depth = countAlongColumns(grid, runs);
  const line = new Float64Array(width + 2);
  const envelope = { of: new Int32Array(width + 2), from: new Float64Array(width + 3) };
  const result = new Float64Array(width + 2);
  const { count, from, to } = runs;
  for (let run = 0; run < count; run++) {
    const [first, end] = [from[run] ?? 0, to[run] ?? 0];
    const length = end - first;
    for (let at = 0; at < length; at++) line[at + 1] = (depth[first + at] ?? 0) ** 2;
    // A pixel at each end, which is none of the run.
    line[length + 1] = 0;
    transformLine(line, length + 2, envelope, result);
    for (let at = 0; at < length; at++) depth[first + at] = result[at + 1] ?? 0;
  }
  return depth;
}

/** How far up or down the nearest pixel of another value lies. */
function countAlongColumns({ width, data }: Grid, { count, from, to }: Runs): Int32Array {
  const counts = new Int32Array(data.length);
  for (let run = 0; run < count; run++) {
    const [first, end] = [from[run] ?? 0, to[run] ?? 0];
    const isFirstRow = first < width;
    for (let at = first; at < end; at++)
      counts[at] = !isFirstRow && data[at] === data[at - width] ? (counts[at - width] ?? 0) + 1 : 1;
  }
  for (let run = count - 1; run >= 0; run--) {
    const [first, end] = [from[run] ?? 0, to[run] ?? 0];
    const isLastRow = first >= data.length - width;
    for (let at = first; at < end; at++) {
      const below = !isLastRow && data[at] === data[at + width] ? (counts[at + width] ?? 0) + 1 : 1;
      if (below < (counts[at] ?? 0)) counts[at] = below;
    }
  }
  return counts;
}

/** Which parabola is lowest, and from where on. */
interface Envelope {
  readonly of: Int32Array;
  readonly from: Float64Array;
}

function transformLine(
  line: Float64Array,
  length: number,
  { of, from }: Envelope,
  result: Float64Array,
): void {
  let last = 0;
  of[0] = 0;
  from[0] = Number.NEGATIVE_INFINITY;
  from[1] = Number.POSITIVE_INFINITY;
  for (let q = 1; q < length; q++) {
    const own = (line[q] ?? 0) + q * q;
    let meets = 0;
    for (;;) {
      const v = of[last] ?? 0;
      meets = (own - ((line[v] ?? 0) + v * v)) / (2 * q - 2 * v);
      if (meets > (from[last] ?? 0)) break;
      last--;
    }
    last++;
    of[last] = q;
    from[last] = meets;
    from[last + 1] = Number.POSITIVE_INFINITY;
  }
  for (let q = 0, k = 0; q < length; q++) {
    while ((from[k + 1] ?? Number.POSITIVE_INFINITY) < q) k++;
    const v = of[k] ?? 0;
    result[q] = (q - v) * (q - v) + (line[v] ?? 0);
  }
}
