import type { EllipseGeometry, Geometry, Point, Segment, Subpath } from '../model/geometry.ts';
import { boxCorners } from './box.ts';
import { RADIANS } from './point.ts';
import { symbolPath } from './symbol-path.ts';

/** Corners in turn, x and y interleaved. A closed one does not repeat its first point. */
export interface Polyline {
  readonly points: Float64Array;
  readonly closed: boolean;
}

/** Finer than any medium raises (100 dots per inch is 0.25 mm). */
export const FLATTEN_TOLERANCE = 0.02;

/**
 * The geometry as straight lines that leave it by at most `tolerance` millimetres. Fills take the
 * even-odd rule over all of them together, open ones closed by a straight line, as in SVG.
 */
export function flatten(geometry: Geometry, tolerance = FLATTEN_TOLERANCE): readonly Polyline[] {
  switch (geometry.type) {
    case 'path':
      return geometry.subpaths.map((subpath) => flattenSubpath(subpath, tolerance));
    case 'rect':
      return [closedPolyline(boxCorners(geometry))];
    case 'ellipse':
      return [flattenEllipse(geometry, tolerance)];
    case 'symbol':
      return symbolPath(geometry.symbol, geometry.at, geometry.size).map((subpath) =>
        flattenSubpath(subpath, tolerance),
      );
  }
}

function closedPolyline(corners: readonly Point[]): Polyline {
  return {
    points: Float64Array.from(corners.flatMap(({ x, y }) => [x, y])),
    closed: true,
  };
}

function flattenEllipse({ center, rx, ry, angle }: EllipseGeometry, tolerance: number): Polyline {
  const pieces = countArcPieces(Math.max(rx, ry), tolerance);
  const points = new Float64Array(pieces * 2);
  const cos = Math.cos(angle * RADIANS);
  const sin = Math.sin(angle * RADIANS);
  const unit = divideCircle(pieces);
  for (let at = 0; at < points.length; at += 2) {
    const x = rx * (unit[at] ?? 0);
    const y = ry * (unit[at + 1] ?? 0);
    points[at] = center.x + x * cos - y * sin;
    points[at + 1] = center.y + x * sin + y * cos;
  }
  return { points, closed: true };
}

/** Circles of the sizes that sheets are full of: their sines cost more than all the rest. */
const divided = new Map<number, Float64Array>();
const MOST_REMEMBERED = 256;

/** The corners of a circle around nothing whose radius is 1. */
function divideCircle(pieces: number): Float64Array {
  const known = divided.get(pieces);
  if (known) return known;
  const unit = new Float64Array(pieces * 2);
  for (let index = 0; index < pieces; index += 1) {
    const turn = (index * 2 * Math.PI) / pieces;
    unit[index * 2] = Math.cos(turn);
    unit[index * 2 + 1] = Math.sin(turn);
  }
  if (pieces <= MOST_REMEMBERED) divided.set(pieces, unit);
  return unit;
}

const MAX_PIECES = 4096;

/** So many chords keep the sagitta, r (1 - cos(pi / n)), within the tolerance; whole quarters keep the extremes. */
function countArcPieces(radius: number, tolerance: number): number {
  if (!(radius > tolerance)) return 8;
  const pieces = Math.PI / Math.acos(1 - tolerance / radius);
  return Math.min(MAX_PIECES, 4 * Math.max(2, Math.ceil(pieces / 4)));
}

function flattenSubpath({ start, segments, closed }: Subpath, tolerance: number): Polyline {
  let count = 1;
  let from = start;
  for (const segment of segments) {
    count += countCubicPieces(from, segment, tolerance);
    from = segment.to;
  }
  const repeats = closed && count > 1 && from.x === start.x && from.y === start.y;
  const points = new Float64Array((repeats ? count - 1 : count) * 2);
  points[0] = start.x;
  points[1] = start.y;
  // A typed array drops what is written past its end: there the repeated first point goes.
  let at = 2;
  from = start;
  for (const segment of segments) {
    at = writeSegment(points, at, from, segment, countCubicPieces(from, segment, tolerance));
    from = segment.to;
  }
  return { points, closed };
}

function writeSegment(
  points: Float64Array,
  start: number,
  from: Point,
  segment: Segment,
  pieces: number,
): number {
  const { to, control } = segment;
  let at = start;
  if (control) {
    const [c1, c2] = control;
    for (let index = 1; index < pieces; index += 1) {
      const t = index / pieces;
      const s = 1 - t;
      const a = s * s * s;
      const b = 3 * s * s * t;
      const c = 3 * s * t * t;
      const d = t * t * t;
      points[at] = a * from.x + b * c1.x + c * c2.x + d * to.x;
      points[at + 1] = a * from.y + b * c1.y + c * c2.y + d * to.y;
      at += 2;
    }
  }
  points[at] = to.x;
  points[at + 1] = to.y;
  return at + 2;
}

/** Wang's bound: n even steps leave a cubic by at most 3/4 of its largest second difference over n squared. */
function countCubicPieces(from: Point, { to, control }: Segment, tolerance: number): number {
  if (!control) return 1;
  const [c1, c2] = control;
  const bend = Math.max(
    Math.hypot(from.x - 2 * c1.x + c2.x, from.y - 2 * c1.y + c2.y),
    Math.hypot(c1.x - 2 * c2.x + to.x, c1.y - 2 * c2.y + to.y),
  );
  const pieces = Math.ceil(Math.sqrt((0.75 * bend) / tolerance));
  return pieces > 1 ? Math.min(MAX_PIECES, pieces) : 1;
}

export function pointCount(polyline: Polyline): number {
  return polyline.points.length / 2;
}

/** Signed by direction (positive runs clockwise on a sheet whose y runs down); open ones as if closed. */
export function signedArea({ points }: Polyline): number {
  let twice = 0;
  const count = points.length;
  for (let at = 0, before = count - 2; at < count; before = at, at += 2) {
    twice += (points[before] ?? 0) * (points[at + 1] ?? 0) - (points[at] ?? 0) * (points[before + 1] ?? 0);
  }
  return twice / 2;
}

export function lengthOf({ points, closed }: Polyline): number {
  let length = 0;
  for (let at = 2; at < points.length; at += 2) {
    length += Math.hypot(
      (points[at] ?? 0) - (points[at - 2] ?? 0),
      (points[at + 1] ?? 0) - (points[at - 1] ?? 0),
    );
  }
  if (closed && points.length > 2) {
    length += Math.hypot((points[0] ?? 0) - (points.at(-2) ?? 0), (points[1] ?? 0) - (points.at(-1) ?? 0));
  }
  return length;
}
