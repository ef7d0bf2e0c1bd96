import type { Box, Grid, Mask } from './grid.ts';
import { findRuns, type Runs } from './runs.ts';

export interface Component {
  readonly label: number;
  readonly pixels: number;
  readonly box: Box;
}

export interface Components {
  /** For each pixel the label of its component, from 1; 0 where nothing is. */
  readonly labels: Int32Array;
  readonly list: readonly Component[];
  readonly runs: Runs;
  /** Of each run. */
  readonly labelOf: Int32Array;
}

/**
 * What hangs together, corners included where `corners` says so; only pixels of one value hang together. Runs of pixels
 * are joined with those of the row above them (Rosenfeld, Pfaltz 1966), in the order in which they come.
 */
export function findComponents(
  grid: Grid,
  { corners = true }: { readonly corners?: boolean } = {},
): Components {
  const runs = findRuns(grid);
  const leaders = joinRuns(runs, grid, corners ? 1 : 0);
  const labels = new Int32Array(grid.width * grid.height);
  const labelOf = new Int32Array(runs.count);
  const found: { left: number; right: number; top: number; bottom: number; pixels: number }[] = [];
  for (let run = 0; run < runs.count; run++) {
    const leader = leaders[run] ?? 0;
    // A leader is the first of its runs.
    const label = leader === run ? found.length + 1 : (labelOf[leader] ?? 0);
    labelOf[run] = label;
    const [from, to] = [runs.from[run] ?? 0, runs.to[run] ?? 0];
    const y = Math.floor(from / grid.width);
    const [left, right] = [from - y * grid.width, to - y * grid.width];
    labels.fill(label, from, to);
    const one = found[label - 1];
    if (!one) found.push({ left, right, top: y, bottom: y + 1, pixels: to - from });
    else {
      if (left < one.left) one.left = left;
      if (right > one.right) one.right = right;
      one.bottom = y + 1;
      one.pixels += to - from;
    }
  }
  const list = found.map(({ left, right, top, bottom, pixels }, at) => ({
    label: at + 1,
    pixels,
    box: { x: left, y: top, width: right - left, height: bottom - top },
  }));
  return { labels, list, runs, labelOf };
}

/** For each run the first of those that it hangs together with; `reach` is 1 where corners join. */
function joinRuns({ from, to, count, rows }: Runs, { height, width, data }: Grid, reach: 0 | 1): Int32Array {
  const leaders = new Int32Array(count);
  for (let run = 0; run < count; run++) leaders[run] = run;
  const find = (run: number): number => {
    let leader = run;
    while (leaders[leader] !== leader) leader = leaders[leader] ?? leader;
    // Who was asked is answered at once the next time.
    for (let at = run; at !== leader; ) {
      const next = leaders[at] ?? leader;
      leaders[at] = leader;
      at = next;
    }
    return leader;
  };
  for (let y = 1; y < height; y++) {
    let above = rows[y - 1] ?? 0;
    const [first, end] = [rows[y] ?? 0, rows[y + 1] ?? 0];
    for (let run = first; run < end; run++) {
      const [left, right] = [(from[run] ?? 0) - width, (to[run] ?? 0) - width];
      const value = data[from[run] ?? 0];
      while (above < first && (to[above] ?? 0) + reach <= left) above++;
      for (let one = above; one < first && (from[one] ?? 0) < right + reach; one++) {
        if (data[from[one] ?? 0] !== value) continue;
        const [a, b] = [find(one), find(run)];
        if (a < b) leaders[b] = a;
        else if (b < a) leaders[a] = b;
      }
    }
  }
  for (let run = 0; run < count; run++) find(run);
  return leaders;
}

/** The mask without the components that are not wanted. */
export function keepComponents(mask: Mask, isWanted: (component: Component) => boolean): Mask {
  return maskComponents(mask, findComponents(mask), isWanted);
}

/** The pixels of those components of a grid that are wanted. */
export function maskComponents(
  { width, height }: Grid,
  { list, runs, labelOf }: Components,
  isWanted: (component: Component) => boolean,
): Mask {
  const wanted = list.map(isWanted);
  const data = new Uint8Array(width * height);
  for (let run = 0; run < runs.count; run++)
    if (wanted[(labelOf[run] ?? 0) - 1]) data.fill(1, runs.from[run], runs.to[run]);
  return { width, height, data };
}
