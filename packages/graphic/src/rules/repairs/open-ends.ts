import type { Pair } from '../../measure/near.ts';
import type { Part } from '../../measure/part.ts';
import type { ShapeItem } from '../../model/drawing.ts';
import type { Point, Subpath } from '../../model/geometry.ts';

/** An end of a line that somebody drew. */
export interface OpenEnd {
  readonly item: ShapeItem;
  readonly at: Point;
  readonly isStart: boolean;
}

/** Two lines whose ends come nearest to each other. */
export interface Meeting {
  readonly a: OpenEnd;
  readonly b: OpenEnd;
}

/** Millimetres: what comes nearest is an end where it lies no farther from it. */
const AT_END = 0.05;
/** The cosine of 60 degrees: an end that points no farther beside the other one would meet it, as in an open corner. */
const POINTS = 0.5;

/** Ends that would meet if each went on: what parts them is a gap in one stroke, or in a corner. */
export function findMeeting({ a, b, from, to }: Pair): Meeting | null {
  const [one, other] = [findEnd(a, from), findEnd(b, to)];
  if (!one || !other || one.end.item.line?.style !== other.end.item.line?.style) return null;
  const way = directionBetween(one.end.at, other.end.at);
  const isAhead = dot(one.way, way) >= POINTS && dot(other.way, way) <= -POINTS;
  return isAhead ? { a: one.end, b: other.end } : null;
}

interface Found {
  readonly end: OpenEnd;
  /** Where it points, out of its line. */
  readonly way: Point;
}

function findEnd({ item }: Part, near: Point): Found | null {
  if (item.kind !== 'shape' || item.locked || item.role !== 'outline' || item.texture) return null;
  const [path, ...others] = item.geometry.type === 'path' ? item.geometry.subpaths : [];
  const last = path?.segments.at(-1);
  if (!path || !last || path.closed || others.length > 0) return null;
  const ends = [
    { at: path.start, isStart: true },
    { at: last.to, isStart: false },
  ];
  const end = ends.find(({ at }) => Math.hypot(at.x - near.x, at.y - near.y) <= AT_END);
  return end ? { end: { item, ...end }, way: pointOut(path, end.isStart) } : null;
}

function pointOut({ start, segments }: Subpath, isStart: boolean): Point {
  const [first, last] = [segments[0], segments.at(-1)];
  if (isStart) return directionBetween(first?.control?.[0] ?? first?.to ?? start, start);
  const before = last?.control?.[1] ?? segments.at(-2)?.to ?? start;
  return directionBetween(before, last?.to ?? start);
}

function directionBetween(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

function dot(a: Point, b: Point): number {
  return a.x * b.x + a.y * b.y;
}
