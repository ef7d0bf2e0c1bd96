import { maxOf, minOf } from '@relievo/words';
import type { Point } from '../pixels/grid.ts';
import type { ColumnSample } from './course-samples.ts';

export interface Fit {
  readonly slope: number;
  readonly start: number;
}

/** A corner of a line, and how far off it may be, in pixels. */
export interface Corner extends Point {
  readonly off: number;
  /** How far it may lie along its line: where a line bends little, the place of the bend is hardly seen. */
  readonly along: number;
}

/** Pixels by which a line may leave a straight piece. */
const STRAIGHT = 2;
/** Corners nearer than this are one that a mark was drawn over. */
const ONE_CORNER = 14;

/** Pixels by which straight pieces are measured unevenly. */
const UNEVEN = 1.2;

/** The straight line nearest to samples; those that are far off are left aside at the second time. */
export function fitSamples(samples: readonly ColumnSample[]): Fit | null {
  const first = fit(samples);
  if (!first) return null;
  const near = samples.filter(
    ({ x, y }) => Math.abs(first.start + first.slope * x - y) <= 1.5 + Math.abs(first.slope) / 2,
  );
  return (near.length >= 0.5 * samples.length ? fit(near) : null) ?? first;
}

function fit(samples: readonly ColumnSample[]): Fit | null {
  if (samples.length < 3) return null;
  const [meanX, meanY] = [mean(samples.map(({ x }) => x)), mean(samples.map(({ y }) => y))];
  let [across, both] = [0, 0];
  for (const { x, y } of samples) {
    across += (x - meanX) ** 2;
    both += (x - meanX) * (y - meanY);
  }
  if (across === 0) return null;
  return { slope: both / across, start: meanY - (both / across) * meanX };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Where a line bends, and its two ends. */
export function findCorners(samples: readonly ColumnSample[]): readonly Corner[] {
  const rough = joinNear(simplify(samples, 0, samples.length - 1, STRAIGHT), samples);
  const corners = measureCorners(rough, samples);
  const joined = joinCorners(corners, samples);
  return dropStraight(joined.length < corners.length ? measureCorners(joined, samples) : corners);
}

/** Where the straight pieces between rough places meet. */
function measureCorners(rough: readonly Point[], samples: readonly ColumnSample[]): readonly Corner[] {
  const fits = rough.slice(1).map((to, i) => {
    const from = rough[i] ?? to;
    const own = between(samples, from.x, to.x);
    return fitSamples(own);
  });
  const ys = samples.map(({ y }) => y);
  // Of a steep piece a straight line says little of how high it ends.
  const [top, bottom] = [minOf(ys), maxOf(ys)];
  return rough.map((place, i): Corner => {
    const [before, after] = [fits[i - 1] ?? null, fits[i] ?? null];
    const x =
      before && after
        ? meet(before, after, place.x)
        : i === 0
          ? findEnd(samples, after)
          : findEnd(samples.toReversed(), before);
    const heights = [before, after]
      .flatMap((one) => (one ? [one.start + one.slope * x] : []))
      .filter((height) => height >= top - ONE_CORNER && height <= bottom + ONE_CORNER);
    const y = heights.length > 0 ? mean(heights) : place.y;
    return {
      x,
      y,
      along: before && after ? UNEVEN / Math.abs(before.slope - after.slope) : UNEVEN,
      off: heights.length === 2 ? Math.abs((heights[0] ?? 0) - (heights[1] ?? 0)) / 2 + 0.5 : 1,
    };
  });
}

/** Pixels: a mark is no wider on each side of its corner; and how much of that is thicker than the line. */
const WIDEST_MARK = 24;
const MARKED = 0.6;

function usualHeight(samples: readonly ColumnSample[]): number {
  return samples.map(({ high }) => high).toSorted((a, b) => a - b)[Math.floor(samples.length / 2)] ?? 2;
}

/** Measures how high a line is where it runs nearly level. */
function flatHeight(samples: readonly ColumnSample[]): number {
  return samples.map(({ high }) => high).toSorted((a, b) => a - b)[Math.floor(samples.length / 4)] ?? 2;
}

/** A mark that is drawn over a corner is left and entered at two places: both say where the corner is. */
function joinCorners(corners: readonly Corner[], samples: readonly ColumnSample[]): readonly Corner[] {
  const joined: Corner[] = [];
  const usual = usualHeight(samples);
  const isOneMark = (from: Corner, to: Corner): boolean => {
    const between = samples.filter(({ x }) => x > from.x + 1 && x < to.x - 1);
    const thick = between.filter(({ high }) => high > usual + 2.5);
    return to.x - from.x < WIDEST_MARK && thick.length >= MARKED * between.length;
  };
  for (const corner of corners) {
    const before = joined.at(-1);
    if (before && (corner.x - before.x < ONE_CORNER || isOneMark(before, corner)))
      joined[joined.length - 1] = {
        x: (before.x + corner.x) / 2,
        y: (before.y + corner.y) / 2,
        off: Math.max(before.off, corner.off, Math.abs(before.y - corner.y) / 2),
        along: Math.max(before.along, corner.along),
      };
    else joined.push(corner);
  }
  return joined;
}

/** Pixels: a corner that bends by less is where a mark begins. */
const LEAST_BEND = 1.2;

function dropStraight(corners: readonly Corner[]): readonly Corner[] {
  return corners.filter(({ x, y }, i) => {
    const [before, after] = [corners[i - 1], corners[i + 1]];
    if (!before || !after) return true;
    const slope = (after.y - before.y) / (after.x - before.x);
    return Math.abs(before.y + slope * (x - before.x) - y) / Math.hypot(1, slope) >= LEAST_BEND;
  });
}

/** Samples between two corners, away from the marks that may stand on them. */
export function between(samples: readonly ColumnSample[], from: number, to: number): readonly ColumnSample[] {
  const edge = Math.min(12, 0.25 * (to - from));
  return samples.filter(({ x }) => x >= from + edge && x <= to - edge);
}

function meet(before: Fit, after: Fit, near: number): number {
  const x = (after.start - before.start) / (before.slope - after.slope);
  return Number.isFinite(x) && Math.abs(x - near) <= ONE_CORNER ? x : near;
}

/** A mark at the end of a line reaches beyond it: the line ends in its middle. */
function findEnd(samples: readonly ColumnSample[], along: Fit | null): number {
  const [first] = samples;
  if (!first) return 0;
  const slope = Math.abs(along?.slope ?? 0);
  // In one column a steep line is as high as it rises there, and as it is thick across.
  const thick = Math.max(usualHeight(samples), flatHeight(samples) * Math.hypot(1, slope) + slope);
  const isMark = ({ high, y, x }: ColumnSample): boolean =>
    high > thick + 2.5 || Math.abs(y - (along ? along.start + along.slope * x : y)) > 2.5;
  const near = samples.filter(({ x }) => Math.abs(x - first.x) <= 30);
  const marked = near.filter(isMark);
  const last = marked.at(-1);
  if (!last || marked.length < 4 || Math.abs((marked[0]?.x ?? 0) - first.x) > 8) return first.x;
  return (first.x + last.x) / 2;
}

function simplify(
  samples: readonly ColumnSample[],
  from: number,
  to: number,
  least: number,
): readonly ColumnSample[] {
  const [first, last] = [samples[from], samples[to]];
  if (!first || !last) return [];
  const slope = to > from ? (last.y - first.y) / (last.x - first.x) : 0;
  const long = Math.hypot(1, slope);
  let [worst, most] = [-1, least];
  for (let i = from + 1; i < to; i++) {
    const one = samples[i];
    if (!one) continue;
    const off = Math.abs(one.y - first.y - slope * (one.x - first.x)) / long;
    if (off > most) [worst, most] = [i, off];
  }
  if (worst < 0) return from === to ? [first] : [first, last];
  return [...simplify(samples, from, worst, least).slice(0, -1), ...simplify(samples, worst, to, least)];
}

function joinNear(
  points: readonly ColumnSample[],
  samples: readonly ColumnSample[],
): readonly ColumnSample[] {
  const groups: ColumnSample[][] = [];
  for (const point of points) {
    const group = groups.at(-1);
    if (group && point.x - (group[0]?.x ?? 0) < ONE_CORNER * 1.6) group.push(point);
    else groups.push([point]);
  }
  return groups.map((group, i) => {
    const ends = [samples[0], samples.at(-1)];
    const end = i === 0 ? ends[0] : i === groups.length - 1 ? ends[1] : undefined;
    if (end) return end;
    const x = ((group[0]?.x ?? 0) + (group.at(-1)?.x ?? 0)) / 2;
    return { x, y: mean(group.map(({ y }) => y)), high: 0 };
  });
}
