import type { Point } from '../pixels/grid.ts';
import { findCorners } from './corners.ts';
import { fitCurve } from './fit-curve.ts';
import type { Course, Piece } from './path.ts';
import { at, distanceBetween, EVEN_POINTS, firstOf, lastOf, measureRoughness, smooth } from './points.ts';
import { fitStraight, meetAt, project, type Straight } from './straight-fit.ts';

/** Pixels, of points that are known to a part of one: where a side is left, and how far its points lie off it, as a mean. */
const LEAVES = 1.5;
const UNEVEN = 0.16;
/** Pixels by which its middle third lies beside its ends: more is a bend. */
const BOWED = 0.13;
/** Pixels at each end of a side that a corner may bend, and the shortest side that is told from a bend. */
const BENT = 2;
const SHORTEST = 8;
/** A side rises or falls by less in all: it is level, or upright. */
const LEVEL = 0.7;
/** Pixels from where a corner was seen to where its sides meet. */
const FARTHEST = 4;

/** Pixels by which a curve through rough points may leave them. */
const ROUGH = 1.1;

interface Span {
  readonly points: readonly Point[];
  /** null where it bends. */
  readonly side: Straight | null;
}

/** Straight sides that meet where their lines do, and curves between them; of a ring the first point begins a side. */
export function fitExactPath(
  points: readonly Point[],
  closed: boolean,
  {
    tolerance,
    findSharp,
  }: { readonly tolerance: number; readonly findSharp: (span: readonly Point[]) => readonly number[] },
): Course {
  const whole = closed ? [...points, firstOf(points)] : points;
  const corners = findCorners(whole, LEAVES);
  const found = corners.slice(1).map((to, i) => toSpan(whole.slice(indexAt(corners, i), to + 1)));
  const spans = joinBends(dropChamfers(closed ? beginWithSide(found) : found));
  const joints = placeJoints(spans, closed);
  const pieces = spans.flatMap(({ points: own, side }, i): readonly Piece[] => {
    const [from, to] = [at(joints, i), at(joints, i + 1)];
    if (side) return [{ to }];
    const seen = [from, ...own.slice(1, -1), to];
    // Where strokes run together the middle is not known so well.
    const isRough = measureRoughness(seen) > EVEN_POINTS;
    const span = isRough ? smooth(seen, false) : seen;
    const sharp = findSharp(span);
    return sharp
      .slice(1)
      .flatMap((end, k) => fitCurve(span.slice(indexAt(sharp, k), end + 1), isRough ? ROUGH : tolerance));
  });
  // The last side of a ring is the one that closes it.
  const isClosedByItself = closed && spans.length > 2 && spans.at(-1)?.side;
  return {
    kind: 'path',
    start: at(joints, 0),
    pieces: isClosedByItself ? pieces.slice(0, -1) : pieces,
    closed,
  };
}

function indexAt(list: readonly number[], index: number): number {
  return list[index] ?? 0;
}

function toSpan(points: readonly Point[]): Span {
  const length = distanceBetween(firstOf(points), lastOf(points));
  const inner = points.slice(BENT, -BENT);
  if (length < SHORTEST || inner.length < SHORTEST / 2) return { points, side: null };
  const side = fitStraight(inner);
  const off = inner.map(({ x, y }) => {
    const { through, direction } = side;
    return (x - through.x) * direction.y - (y - through.y) * direction.x;
  });
  const uneven = Math.sqrt(mean(off.map((one) => one * one)));
  const third = Math.floor(off.length / 3);
  const bowed = mean(off.slice(third, -third)) - mean([...off.slice(0, third), ...off.slice(-third)]);
  const isSide = uneven <= UNEVEN && Math.abs(bowed) <= BOWED;
  return { points, side: isSide ? levelOut(side, length) : null };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function levelOut({ through, direction: { x, y } }: Straight, length: number): Straight {
  if (Math.abs(y) * length < LEVEL) return { through, direction: { x: Math.sign(x) || 1, y: 0 } };
  if (Math.abs(x) * length < LEVEL) return { through, direction: { x: 0, y: Math.sign(y) || 1 } };
  return { through, direction: { x, y } };
}

/** A ring may begin with the few pixels that cut off one of its corners. */
function beginWithSide(spans: readonly Span[]): readonly Span[] {
  const first = spans.findIndex(({ side }) => side !== null);
  return first < 1 ? spans : [...spans.slice(first), ...spans.slice(0, first)];
}

/** A few pixels that cut off the corner of two sides belong to neither. */
function dropChamfers(spans: readonly Span[]): readonly Span[] {
  return spans.filter(({ points, side }, i) => {
    const [before, after] = [spans[i - 1]?.side, (spans[i + 1] ?? spans[0])?.side];
    if (side || !before || !after || distanceBetween(firstOf(points), lastOf(points)) >= SHORTEST)
      return true;
    const corner = meetAt(before, after);
    return !corner || distanceBetween(corner, at(points, Math.floor(points.length / 2))) > FARTHEST;
  });
}

/** Pixels: between two bends a shorter side is a part of them. */
const BETWEEN_BENDS = 24;

/** What bends goes on as one curve. */
function joinBends(spans: readonly Span[]): readonly Span[] {
  const joined: Span[] = [];
  const bends = spans.map((span, i): Span => {
    const isBetween = [spans[i - 1], spans[i + 1]].every((one) => one?.side === null);
    return isBetween && span.points.length < BETWEEN_BENDS ? { points: span.points, side: null } : span;
  });
  for (const span of bends) {
    const before = joined.at(-1);
    if (before && !before.side && !span.side)
      joined[joined.length - 1] = { points: [...before.points, ...span.points.slice(1)], side: null };
    else joined.push(span);
  }
  return joined;
}

/** Where spans meet, and both ends. */
function placeJoints(spans: readonly Span[], closed: boolean): readonly Point[] {
  const [first, last] = [spans[0], spans.at(-1)];
  if (!first || !last) return [];
  const inner = spans.slice(1).map((span, i) => join(spans[i] ?? span, span));
  const ring = closed ? join(last, first) : null;
  return [
    ring ?? land(firstOf(first.points), first.side),
    ...inner,
    ring ?? land(lastOf(last.points), last.side),
  ];
}

function join(before: Span, after: Span): Point {
  const seen = firstOf(after.points);
  if (before.side && after.side) {
    const corner = meetAt(before.side, after.side);
    if (corner && distanceBetween(corner, seen) <= FARTHEST + 2) return corner;
  }
  return land(seen, before.side ?? after.side);
}

function land(point: Point, side: Straight | null): Point {
  return side ? project(point, side) : point;
}
