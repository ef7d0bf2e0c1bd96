import {
  at,
  directionOf,
  distanceBetween,
  distanceToLine,
  dot,
  firstOf,
  lastOf,
  lengthOf,
} from '../curves/points.ts';
import type { Point } from '../pixels/grid.ts';
import type { Centreline } from './join-chains.ts';

export type DrawnStyle = 'solid' | 'dashed' | 'dotted';

export interface StyledLine extends Centreline {
  readonly style: DrawnStyle;
}

/** Fewer pieces in a row are lines of their own. */
const LEAST_DASHES = 4;
/** From one piece to the next, in lengths of the longer of the two. */
const WIDEST_GAP = 2.5;
/** Two pieces of one line point the same way within about twenty degrees, bent lines included. */
const SAME_WAY = 0.94;

/** More short pieces than these are no drawing, and each would be laid beside each. */
const MOST_PIECES = 4000;

/** Short straight pieces behind each other, with even gaps, are one dashed line. */
export function joinDashes(lines: readonly Centreline[], longest: number): readonly StyledLine[] {
  const isPiece = ({ points, closed }: Centreline): boolean =>
    !closed && points.length > 2 && lengthOf(points) <= longest;
  const short = lines.filter(isPiece);
  const pieces = short.length > MOST_PIECES ? [] : short;
  const free = new Set(pieces);
  const joined: StyledLine[] = [];
  for (const piece of pieces) {
    if (!free.has(piece)) continue;
    free.delete(piece);
    const row = [piece.points, ...runOn(piece.points, free)];
    const whole = [
      ...runOn(piece.points.toReversed(), free)
        .toReversed()
        .map((points) => points.toReversed()),
      ...row,
    ];
    if (whole.length >= LEAST_DASHES) {
      joined.push({ ...piece, points: whole.flat(), loose: [true, true], style: 'dashed' });
    } else {
      const taken = new Set(whole.flat());
      for (const one of pieces) if (taken.has(at(one.points, 0))) joined.push({ ...one, style: 'solid' });
    }
  }
  const long = lines
    .filter((line) => pieces.length === 0 || !isPiece(line))
    .map((line) => ({ ...line, style: 'solid' as const }));
  return [...long, ...joined];
}

/** The pieces behind the end of a piece, each turned so that it goes on from the one before. */
function runOn(from: readonly Point[], free: Set<Centreline>): readonly (readonly Point[])[] {
  const found: (readonly Point[])[] = [];
  for (let last = from; ; ) {
    const next = findNext(last, free);
    if (!next) return found;
    free.delete(next.piece);
    found.push(next.points);
    last = next.points;
  }
}

function findNext(last: readonly Point[], free: ReadonlySet<Centreline>) {
  const [start, end] = [firstOf(last), lastOf(last)];
  const length = distanceBetween(start, end);
  const way = directionOf(start, end);
  let best: { piece: Centreline; points: readonly Point[]; gap: number } | null = null;
  for (const piece of free)
    for (const points of [piece.points, piece.points.toReversed()]) {
      const own = distanceBetween(firstOf(points), lastOf(points));
      const gap = distanceBetween(end, firstOf(points));
      const isBehind =
        gap <= WIDEST_GAP * Math.max(length, own) &&
        own <= 2.5 * length &&
        length <= 2.5 * own &&
        dot(way, directionOf(firstOf(points), lastOf(points))) >= SAME_WAY &&
        dot(way, directionOf(end, firstOf(points))) >= SAME_WAY &&
        distanceToLine(lastOf(points), start, end) <= Math.max(3, own / 2);
      if (isBehind && (!best || gap < best.gap)) best = { piece, points, gap };
    }
  return best;
}
