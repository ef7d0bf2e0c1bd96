import type { Point } from '../pixels/grid.ts';
import { fitCircle, measureRoundness } from './circle.ts';
import { findCorners } from './corners.ts';
import { fitEllipse, measureEllipse } from './ellipse.ts';
import { fitExactPath } from './exact-path.ts';
import { fitCurve } from './fit-curve.ts';
import type { Course, Piece } from './path.ts';
import {
  at,
  directionOf,
  distanceBetween,
  distanceToLine,
  dot,
  firstOf,
  lastOf,
  lengthOf,
  smooth,
} from './points.ts';
import { straighten } from './straighten.ts';

export type { Course } from './path.ts';

/** Pixels that a line may differ from what it is drawn as. */
export const TOLERANCE = 1.1;
/** Pixels that it may differ where its points were measured to a part of one. */
export const EXACT = 0.4;
/** A round that differs by more than this share of its radius was not meant to be one. */
const ROUND = 0.035;
/** An ellipse lies so much nearer to the points than the circle does, where it was drawn as one. */
const BETTER = 0.5;

export function recognise(points: readonly Point[], closed: boolean, tolerance = TOLERANCE): Course {
  return recogniseEven(smooth(points, closed), closed, tolerance);
}

/** Of points that are known to a part of a pixel. */
export function recogniseExact(points: readonly Point[], closed: boolean, tolerance: number): Course {
  const round = closed && points.length >= 12 ? findRound(points, tolerance) : null;
  if (round || points.length < 3) return round ?? toPath(points, closed, tolerance);
  const ring = closed ? turnToCorner(points, tolerance) : points;
  return fitExactPath(ring, closed, { tolerance, findSharp: (span) => findSharp(span, false) });
}

function recogniseEven(even: readonly Point[], closed: boolean, tolerance: number): Course {
  if (closed && even.length >= 12) {
    const round = findRound(even, tolerance);
    if (round) return round;
  }
  return toPath(even, closed, tolerance);
}

function findRound(ring: readonly Point[], tolerance: number): Course | null {
  const around = lengthOf([...ring, firstOf(ring)]);
  const goesAround = (round: number): boolean => Math.abs(round - around) < 0.1 * round;
  const circle = fitCircle(ring);
  const offCircle = circle ? measureRoundness(circle, ring) : Number.POSITIVE_INFINITY;
  const isCircle =
    circle &&
    goesAround(2 * Math.PI * circle.radius) &&
    offCircle <= Math.max(tolerance, ROUND * circle.radius);
  if (isCircle && offCircle <= tolerance) return { kind: 'circle', ...circle };
  const ellipse = fitEllipse(ring);
  const offEllipse = ellipse ? measureEllipse(ellipse, ring) : Number.POSITIVE_INFINITY;
  const isEllipse =
    ellipse &&
    goesAround(Math.PI * Math.sqrt(2 * (ellipse.rx ** 2 + ellipse.ry ** 2))) &&
    offEllipse <= Math.max(tolerance, ROUND * ellipse.ry);
  if (isCircle && (!isEllipse || offEllipse > BETTER * offCircle)) return { kind: 'circle', ...circle };
  return isEllipse ? { kind: 'ellipse', ...ellipse } : null;
}

function toPath(points: readonly Point[], closed: boolean, tolerance: number): Course {
  const ring = closed ? turnToCorner(points, tolerance) : points;
  const whole = closed ? [...ring, firstOf(ring)] : ring;
  const corners = findStraightCorners(whole, closed, tolerance) ?? findSharp(whole, closed);
  const spans = corners.slice(1).map((to, i) => whole.slice(corners[i], to + 1));
  const pieces = spans.map((span) => (isStraight(span, 1.5 * tolerance) ? null : fitCurve(span, tolerance)));
  if (pieces.every((piece) => piece === null)) {
    const vertices = straighten(spans, closed);
    const [start = firstOf(whole), ...rest] = vertices;
    return { kind: 'path', start, pieces: rest.map((to) => ({ to })), closed };
  }
  return {
    kind: 'path',
    start: firstOf(whole),
    pieces: pieces.flatMap((bends, i): readonly Piece[] => bends ?? [{ to: lastOf(spans[i] ?? whole) }]),
    closed,
  };
}

/** A polygon turns at each of its corners, by fifteen degrees at least; a curve that is cut into straight pieces turns less. */
const TURN = 0.966;
/** Pixels: shorter sides may be steps of a curve. */
const LEAST_SIDE = 7;

/** The corners of a line that is straight from one to the next; null where it bends. */
function findStraightCorners(
  points: readonly Point[],
  closed: boolean,
  tolerance: number,
): readonly number[] | null {
  const corners = findCorners(points, 1.5 * tolerance);
  const vertices = corners.map((index) => at(points, index));
  const sides = vertices.slice(1).map((to, i) => ({ from: at(vertices, i), to }));
  if (sides.some(({ from, to }) => distanceBetween(from, to) < LEAST_SIDE)) return null;
  const ways = sides.map(({ from, to }) => directionOf(from, to));
  const [first, last] = [ways[0], ways.at(-1)];
  const turns = ways.slice(1).map((way, i) => dot(ways[i] ?? way, way));
  if (closed && first && last) turns.push(dot(last, first));
  return turns.every((turn) => turn < TURN) ? corners : null;
}

function isStraight(span: readonly Point[], tolerance: number): boolean {
  const [from, to] = [firstOf(span), lastOf(span)];
  if (distanceBetween(from, to) < lengthOf(span) / 2) return false;
  return span.every((point) => distanceToLine(point, from, to) <= tolerance);
}

/** A ring begins at a corner, where it has one. */
function turnToCorner(ring: readonly Point[], tolerance: number): readonly Point[] {
  const [, first = 0] = findCorners([...ring, firstOf(ring)], 2 * tolerance);
  return [...ring.slice(first), ...ring.slice(0, first)];
}

/** Points that a corner is told by on each side, and how far its sides turn: about 35 degrees. */
const ARM = 5;
const TURNED = 0.82;

/** Where the line turns sharply, its two ends included. */
function findSharp(points: readonly Point[], closed: boolean): readonly number[] {
  const last = points.length - 1;
  const arm = Math.min(ARM, Math.max(1, Math.floor(last / 3)));
  const cosines = points.map((point, i) => {
    if (i < arm || i > last - arm) return 1;
    return dot(directionOf(at(points, i - arm), point), directionOf(point, at(points, i + arm)));
  });
  const sharp = cosines.flatMap((cosine, i) => {
    if (cosine > TURNED) return [];
    const near = cosines.slice(Math.max(0, i - arm), i + arm + 1);
    const isSharpest = near.every(
      (other, k) => cosine < other || (cosine === other && i - Math.min(i, arm) + k >= i),
    );
    return isSharpest ? [i] : [];
  });
  const all = [0, ...sharp, last].filter((index, i, list) => list.indexOf(index) === i);
  // A smooth ring has no corner where it happens to begin, but a curve needs two ends.
  return closed && all.length === 2 ? [0, Math.floor(last / 2), last] : all;
}
