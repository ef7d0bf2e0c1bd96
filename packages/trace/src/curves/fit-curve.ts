import type { Point } from '../pixels/grid.ts';
import { at, directionOf, distanceBetween, dot, firstOf, lastOf } from './points.ts';

/** A cubic curve from the end of the one before. */
export interface Bend {
  readonly control: readonly [Point, Point];
  readonly to: Point;
}

/** As many cubics as are needed to stay within the tolerance (after Schneider, Graphics Gems, 1990). */
export function fitCurve(
  points: readonly Point[],
  tolerance: number,
  ends: readonly [start: Point, end: Point] = guessEnds(points),
): readonly Bend[] {
  const [start, end] = ends;
  const [from, to] = [firstOf(points), lastOf(points)];
  if (points.length < 3) {
    const third = distanceBetween(from, to) / 3;
    return [{ control: [move(from, start, third), move(to, end, third)], to }];
  }
  const { bend, worst, distance } = fitOne(points, ends);
  if (distance <= tolerance) return [bend];
  const middle = Math.min(points.length - 2, Math.max(1, worst));
  const back = directionOf(at(points, Math.min(points.length - 1, middle + 1)), at(points, middle - 1));
  return [
    ...fitCurve(points.slice(0, middle + 1), tolerance, [start, back]),
    ...fitCurve(points.slice(middle), tolerance, [{ x: -back.x, y: -back.y }, end]),
  ];
}

/** How many points from an end its direction is told by: one step of a grid of pixels has eight directions alone. */
const LOOK = 4;

function guessEnds(points: readonly Point[]): readonly [Point, Point] {
  const look = Math.min(LOOK, points.length - 1);
  return [
    directionOf(firstOf(points), at(points, look)),
    directionOf(lastOf(points), at(points, points.length - 1 - look)),
  ];
}

function move(from: Point, direction: Point, by: number): Point {
  return { x: from.x + direction.x * by, y: from.y + direction.y * by };
}

const ROUNDS = 4;

function fitOne(points: readonly Point[], [start, end]: readonly [Point, Point]) {
  const [from, to] = [firstOf(points), lastOf(points)];
  let places = placeByLength(points);
  let best: { bend: Bend; worst: number; distance: number } | null = null;
  for (let round = 0; round < ROUNDS; round++) {
    const [a, b] = findArms(points, places, start, end);
    const bend: Bend = { control: [move(from, start, a), move(to, end, b)], to };
    const { worst, distance } = measureWorst(points, places, from, bend);
    if (!best || distance < best.distance) best = { bend, worst, distance };
    places = improvePlaces(points, places, from, bend);
  }
  if (!best) throw new RangeError('There is no point to fit.');
  return best;
}

function placeByLength(points: readonly Point[]): readonly number[] {
  const places = [0];
  for (let i = 1; i < points.length; i++)
    places.push((places[i - 1] ?? 0) + distanceBetween(at(points, i - 1), at(points, i)));
  const whole = places.at(-1) || 1;
  return places.map((place) => place / whole);
}

/** How long the arms of the curve have to be, by least squares; a third of its length where that has no answer. */
function findArms(points: readonly Point[], places: readonly number[], start: Point, end: Point) {
  const [from, to] = [firstOf(points), lastOf(points)];
  const third = distanceBetween(from, to) / 3;
  let [aa, ab, bb, ax, bx] = [0, 0, 0, 0, 0];
  const along = dot(start, end);
  for (const [i, t] of places.entries()) {
    const s = 1 - t;
    const [first, second] = [3 * t * s * s, 3 * t * t * s];
    aa += first * first;
    ab += first * second * along;
    bb += second * second;
    const [ahead, behind] = [s * s * s + first, second + t * t * t];
    const point = at(points, i);
    const left = { x: point.x - from.x * ahead - to.x * behind, y: point.y - from.y * ahead - to.y * behind };
    ax += first * dot(start, left);
    bx += second * dot(end, left);
  }
  const determinant = aa * bb - ab * ab;
  if (Math.abs(determinant) < 1e-12) return [third, third] as const;
  const arms = [(ax * bb - bx * ab) / determinant, (bx * aa - ax * ab) / determinant] as const;
  const isSane = (arm: number): boolean => arm > third * 0.01 && arm < third * 12;
  return arms.every(isSane) ? arms : ([third, third] as const);
}

export function pointOn(from: Point, { control: [a, b], to }: Bend, t: number): Point {
  const s = 1 - t;
  const [p, q, r, u] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
  return { x: p * from.x + q * a.x + r * b.x + u * to.x, y: p * from.y + q * a.y + r * b.y + u * to.y };
}

function measureWorst(points: readonly Point[], places: readonly number[], from: Point, bend: Bend) {
  let [worst, distance] = [1, 0];
  for (const [i, t] of places.entries()) {
    const away = distanceBetween(at(points, i), pointOn(from, bend, t));
    if (away > distance) [worst, distance] = [i, away];
  }
  return { worst, distance };
}

/** One step of Newton's towards the place on the curve that is nearest to each point. */
function improvePlaces(points: readonly Point[], places: readonly number[], from: Point, bend: Bend) {
  const [a, b] = bend.control;
  return places.map((t, i) => {
    const s = 1 - t;
    const point = at(points, i);
    const on = pointOn(from, bend, t);
    const first = {
      x: 3 * (s * s * (a.x - from.x) + 2 * s * t * (b.x - a.x) + t * t * (bend.to.x - b.x)),
      y: 3 * (s * s * (a.y - from.y) + 2 * s * t * (b.y - a.y) + t * t * (bend.to.y - b.y)),
    };
    const second = {
      x: 6 * (s * (b.x - 2 * a.x + from.x) + t * (bend.to.x - 2 * b.x + a.x)),
      y: 6 * (s * (b.y - 2 * a.y + from.y) + t * (bend.to.y - 2 * b.y + a.y)),
    };
    const away = { x: on.x - point.x, y: on.y - point.y };
    const under = dot(first, first) + dot(away, second);
    return under === 0 ? t : Math.min(1, Math.max(0, t - dot(away, first) / under));
  });
}
