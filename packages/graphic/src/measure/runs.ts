import { expanded } from '../geometry/box.ts';
import { type SegmentIndex, segmentIndex } from '../geometry/segment-index.ts';
import type { Box, Point } from '../model/geometry.ts';
import { hasRole, isClosed, isLine } from './kinds.ts';
import type { Pair } from './near.ts';
import type { Part } from './part.ts';
import { around, isUnder } from './places.ts';
import type { Survey } from './survey.ts';

export type Run = {
  readonly a: Part;
  readonly b: Part;
  readonly gap: number;
  readonly length: number;
  readonly place: Box;
};

/** Shorter, and a finger passes before it notices that two lines go together. */
const LEAST_RUN = 10;
const STEP = 1;
const MOST_STEPS = 2000;
/** cos 5 degrees: lines that open wider soon leave each other. */
const ALONG = Math.cos((5 * Math.PI) / 180);

/** Two lines side by side, nearer than `limit` from edge to edge, at any angle and along any curve. */
export function* parallelRuns(survey: Survey, limit: number): Generator<Run> {
  const indexOf = indexes();
  for (const pair of survey.near().pairs) {
    if (!isUnder(pair.gap, limit) || !mayRunTogether(pair)) continue;
    const [guide, other] = spanOf(pair.a) <= spanOf(pair.b) ? [pair.a, pair.b] : [pair.b, pair.a];
    if (!anyAlong(guide, other)) continue;
    const run = longestRun(guide, other, indexOf(other), limit);
    if (run) yield { a: pair.a, b: pair.b, ...run };
  }
}

const mayRunTogether = ({ a, b, gap }: Pair): boolean => {
  if (!isLine(a) || !isLine(b)) return false;
  if (
    hasRole(a, 'grid', 'background', 'lead-line', 'tick') ||
    hasRole(b, 'grid', 'background', 'lead-line', 'tick')
  )
    return false;
  // Areas that share a border are one line there.
  return gap > 0 || !(isClosed(a) && isClosed(b));
};

const spanOf = ({ box }: Part): number => box.width + box.height;

const indexes = (): ((part: Part) => SegmentIndex) => {
  const made = new Map<Part, SegmentIndex>();
  return (part) => {
    const index = made.get(part) ?? segmentIndex(part.lines);
    made.set(part, index);
    return index;
  };
};

type Sample = { readonly at: Point; readonly ux: number; readonly uy: number; readonly length: number };

const longestRun = (
  guide: Part,
  target: Part,
  other: SegmentIndex,
  limit: number,
): Omit<Run, 'a' | 'b'> | null => {
  const halves = guide.half + target.half;
  const within = expanded(target.box, limit + guide.half);
  let best: Omit<Run, 'a' | 'b'> | null = null;
  for (const line of guide.lines) {
    let length = 0;
    let gap = Infinity;
    let begin: Point | null = null;
    for (const sample of samples(line.points, line.closed)) {
      const side = holds(within, sample.at) ? sideBySide(sample, other, limit + halves) : null;
      const clear = side === null ? 0 : side - halves;
      if (side === null || clear <= 0 || !isUnder(clear, limit)) {
        length = 0;
        gap = Infinity;
        begin = null;
        continue;
      }
      begin ??= sample.at;
      length += sample.length;
      gap = Math.min(gap, clear);
      if (length >= LEAST_RUN && (!best || length > best.length || gap < best.gap))
        best = { gap, length, place: around(begin, sample.at) };
    }
  }
  return best;
};

const holds = ({ x, y, width, height }: Box, at: Point): boolean =>
  at.x >= x && at.y >= y && at.x <= x + width && at.y <= y + height;

/** Straight lines of a few pieces need no walking along: most of them run another way. */
const anyAlong = (a: Part, b: Part): boolean => {
  const first = directionsOf(a);
  const second = directionsOf(b);
  if (!first || !second) return true;
  return first.some(([ux, uy]) => second.some(([vx, vy]) => Math.abs(ux * vx + uy * vy) >= ALONG));
};

const FEW = 10;

const directionsOf = ({ lines }: Part): readonly (readonly [number, number])[] | null => {
  if (lines.reduce((sum, { points }) => sum + points.length, 0) > FEW) return null;
  return lines.flatMap((line) => [...piecesOf(line.points, line.closed)]);
};

function* piecesOf(points: Float64Array, closed: boolean): Generator<readonly [number, number]> {
  const count = points.length;
  for (let at = 0; at + (closed ? 0 : 2) < count; at += 2) {
    const dx = (points[(at + 2) % count] ?? 0) - (points[at] ?? 0);
    const dy = (points[(at + 3) % count] ?? 0) - (points[at + 1] ?? 0);
    const length = Math.hypot(dx, dy);
    if (length > 0) yield [dx / length, dy / length];
  }
}

/** How far off the other line runs beside the sample; null where it runs another way or not at all. */
const sideBySide = ({ at, ux, uy }: Sample, other: SegmentIndex, limit: number): number | null => {
  const found = other.nearest(at, limit);
  if (!found) return null;
  const { ax, ay, bx, by } = other.segment(found.index);
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return null;
  return Math.abs((bx - ax) * ux + (by - ay) * uy) / length >= ALONG ? found.distance : null;
};

function* samples(points: Float64Array, closed: boolean): Generator<Sample> {
  const count = points.length;
  let total = 0;
  for (let at = 2; at < count; at += 2)
    total += Math.hypot(
      (points[at] ?? 0) - (points[at - 2] ?? 0),
      (points[at + 1] ?? 0) - (points[at - 1] ?? 0),
    );
  const step = Math.max(STEP, total / MOST_STEPS);
  let rest = step / 2;
  for (let at = 0; at + (closed ? 0 : 2) < count; at += 2) {
    const ax = points[at] ?? 0;
    const ay = points[at + 1] ?? 0;
    const bx = points[(at + 2) % count] ?? 0;
    const by = points[(at + 3) % count] ?? 0;
    const length = Math.hypot(bx - ax, by - ay);
    if (length === 0) continue;
    const ux = (bx - ax) / length;
    const uy = (by - ay) / length;
    for (; rest <= length; rest += step)
      yield { at: { x: ax + ux * rest, y: ay + uy * rest }, ux, uy, length: step };
    rest -= length;
  }
}
