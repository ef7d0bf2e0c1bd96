import type { Box, Pixels } from '@relievo/trace/pixels';

/** A thin line of a scanned page, in pixels. */
export interface ScannedRule {
  readonly box: Box;
  readonly isLevel: boolean;
}

/** Pixels: strokes of letters are shorter than a rule, and a thicker line is an area. */
const MIN_LENGTH = 56;
const MAX_THICKNESS = 10;
/** Pixels of a rule that dust may hide. */
const MAX_GAP = 3;
/** Thin lines of a scan are grey, on paper that is white. */
const DARK = 170;
/** A page with more runs of dark pixels is a photograph. */
const MAX_RUNS = 200_000;

/** Finds the level and the upright rules of a page: the lines of tables, frames, and lines to write on. */
export function findRules(page: Pixels): readonly ScannedRule[] {
  const { width, height, channels, data } = page;
  const isDark = (x: number, y: number): boolean =>
    (data[(y * width + x) * channels + (channels > 1 ? 1 : 0)] ?? 255) < DARK;
  const level = joinRuns(height, (y) => findRuns(width, (x) => isDark(x, y)));
  const upright = joinRuns(width, (x) => findRuns(height, (y) => isDark(x, y)));
  return [
    ...level.map(({ start, end, first, last }) => ({
      box: { x: start, y: first, width: end - start, height: last - first + 1 },
      isLevel: true,
    })),
    ...upright.map(({ start, end, first, last }) => ({
      box: { x: first, y: start, width: last - first + 1, height: end - start },
      isLevel: false,
    })),
  ];
}

interface Run {
  readonly start: number;
  readonly end: number;
}

/** Finds long runs of dark pixels in one row or column. */
function findRuns(length: number, isDark: (at: number) => boolean): readonly Run[] {
  const runs: Run[] = [];
  let start = -1;
  let last = -1;
  for (let at = 0; at <= length; at += 1) {
    const dark = at < length && isDark(at);
    if (start >= 0 && (at === length || at - last > MAX_GAP)) {
      if (last + 1 - start >= MIN_LENGTH) runs.push({ start, end: last + 1 });
      start = -1;
    }
    if (!dark) continue;
    if (start < 0) start = at;
    last = at;
  }
  return runs;
}

interface Joined {
  start: number;
  end: number;
  readonly first: number;
  last: number;
}

/** Joins the runs of neighbouring rows, since a rule is a few pixels thick and may be a little askew. */
function joinRuns(rows: number, runsOf: (row: number) => readonly Run[]): readonly Joined[] {
  const done: Joined[] = [];
  let open: Joined[] = [];
  let count = 0;
  for (let row = 0; row < rows; row += 1) {
    for (const { start, end } of runsOf(row)) {
      count += 1;
      if (count > MAX_RUNS) return [];
      const rule = open.find((one) => start <= one.end + MAX_GAP && end >= one.start - MAX_GAP);
      if (rule) {
        rule.start = Math.min(rule.start, start);
        rule.end = Math.max(rule.end, end);
        rule.last = row;
      } else open.push({ start, end, first: row, last: row });
    }
    const ended = open.filter(({ last }) => row - last > 1);
    if (ended.length > 0) {
      for (const rule of ended) done.push(rule);
      open = open.filter(({ last }) => row - last <= 1);
    }
  }
  for (const rule of open) done.push(rule);
  return done.filter(({ first, last }) => last - first < MAX_THICKNESS);
}
