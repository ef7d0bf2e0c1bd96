import { expandBox } from '../geometry/box.ts';
import { createSegmentIndex, type SegmentIndex } from '../geometry/segment-index.ts';
import type { Role } from '../model/drawing.ts';
import type { Box, Point } from '../model/geometry.ts';
import { isClosed, isLine } from './kinds.ts';
import type { Pair } from './near.ts';
import type { Part } from './part.ts';
import { boundPoints, isUnder } from './places.ts';
import type { Survey } from './survey.ts';

export interface Run {
  readonly a: Part;
  readonly b: Part;
  readonly gap: number;
  readonly length: number;
  readonly place: Box;
}

/** Shorter, and a finger passes before it notices that two lines go together. */
const LEAST_RUN = 10;
const STEP = 1;
const MOST_STEPS = 2000;
/** cos 5 degrees: lines that open wider soon leave each other. */
const ALONG = Math.cos((5 * Math.PI) / 180);

/** Two lines side by side, nearer than `limit` from edge to edge, at any angle and along any curve. */
export function* findParallelRuns(survey: Survey, limit: number): Generator<Run> {
  const indexOf = createIndexes();
  const piecesOf = createPieces();
  for (const pair of survey.near().pairs) {
    if (!isUnder(pair.gap, limit) || !mayRunTogether(pair)) continue;
    const [guide, other] = spanOf(pair.a) <= spanOf(pair.b) ? [pair.a, pair.b] : [pair.b, pair.a];
    if (!hasRoomForRun(piecesOf(guide), piecesOf(other))) continue;
    const run = findLongestRun(guide, other, indexOf(other), limit);
    if (run) yield { a: pair.a, b: pair.b, ...run };
  }
}

/** Roles whose lines run beside others by their nature. */
const BESIDE: ReadonlySet<Role> = new Set(['grid', 'background', 'lead-line', 'tick']);

function mayRunTogether({ a, b, gap }: Pair): boolean {
  if (!isLine(a) || !isLine(b) || BESIDE.has(a.item.role) || BESIDE.has(b.item.role)) return false;
  // Areas that share a border are one line there.
  return gap > 0 || !(isClosed(a) && isClosed(b));
}

function spanOf({ box }: Part): number {
  return box.width + box.height;
}

function createIndexes(): (part: Part) => SegmentIndex {
  const made = new Map<Part, SegmentIndex>();
  return (part) => {
    const index = made.get(part) ?? createSegmentIndex(part.lines);
    made.set(part, index);
    return index;
  };
}

interface Sample {
  readonly at: Point;
  readonly ux: number;
  readonly uy: number;
  readonly length: number;
}

function findLongestRun(
  guide: Part,
  target: Part,
  other: SegmentIndex,
  limit: number,
): Omit<Run, 'a' | 'b'> | null {
  const halves = guide.half + target.half;
  const within = expandBox(target.box, limit + guide.half);
  let best: Omit<Run, 'a' | 'b'> | null = null;
  for (const line of guide.lines) {
    let length = 0;
    let gap = Infinity;
    let begin: Point | null = null;
    for (const sample of sampleAlong(line.points, line.closed)) {
      const side = doesHold(within, sample.at) ? measureSideBySide(sample, other, limit + halves) : null;
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
        best = { gap, length, place: boundPoints(begin, sample.at) };
    }
  }
  return best;
}

function doesHold({ x, y, width, height }: Box, at: Point): boolean {
  return at.x >= x && at.y >= y && at.x <= x + width && at.y <= y + height;
}

/** A straight piece of a line: where it goes, and how far. */
interface Piece {
  readonly ux: number;
  readonly uy: number;
  readonly length: number;
}

type Pieces = readonly (readonly Piece[])[];

const FEW = 10;

/** Lines of a few straight pieces need no walking along where too little of the one goes as any of the other does. */
function hasRoomForRun(guide: Pieces | null, other: Pieces | null): boolean {
  if (!guide || !other) return true;
  for (const line of guide) {
    let length = 0;
    for (const piece of line) {
      length = goesAlong(piece, other) ? length + piece.length : 0;
      // Places are counted a step apart, the first at the very beginning.
      if (length + STEP >= LEAST_RUN) return true;
    }
  }
  return false;
}

function goesAlong({ ux, uy }: Piece, other: Pieces): boolean {
  for (const line of other)
    for (const piece of line) if (Math.abs(piece.ux * ux + piece.uy * uy) >= ALONG) return true;
  return false;
}

/** The pieces of each line of a part; null where they are many. */
function createPieces(): (part: Part) => Pieces | null {
  const made = new Map<Part, Pieces | null>();
  return (part) => {
    const known = made.get(part);
    if (known !== undefined) return known;
    const count = part.lines.reduce((sum, { points }) => sum + points.length, 0);
    const pieces =
      count > FEW ? null : part.lines.map(({ points, closed }) => splitIntoPieces(points, closed));
    made.set(part, pieces);
    return pieces;
  };
}

function splitIntoPieces(points: Float64Array, closed: boolean): readonly Piece[] {
  const pieces: Piece[] = [];
  const count = points.length;
  for (let at = 0; at + (closed ? 0 : 2) < count; at += 2) {
    const dx = (points[(at + 2) % count] ?? 0) - (points[at] ?? 0);
    const dy = (points[(at + 3) % count] ?? 0) - (points[at + 1] ?? 0);
    const length = Math.hypot(dx, dy);
    if (length > 0) pieces.push({ ux: dx / length, uy: dy / length, length });
  }
  return pieces;
}

/** How far off the other line runs beside the sample; null where it runs another way or not at all. */
function measureSideBySide({ at, ux, uy }: Sample, other: SegmentIndex, limit: number): number | null {
  const found = other.nearest(at, limit);
  if (!found) return null;
  const { ax, ay, bx, by } = other.segment(found.index);
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return null;
  return Math.abs((bx - ax) * ux + (by - ay) * uy) / length >= ALONG ? found.distance : null;
}

function* sampleAlong(points: Float64Array, closed: boolean): Generator<Sample> {
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
