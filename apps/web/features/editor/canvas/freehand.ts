import { createEllipse, createPolyline, createShape } from '@relievo/graphic/editing/shapes';
import { distanceBetween } from '@relievo/graphic/geometry';
import type { Item, Point } from '@relievo/graphic/model';
import { type Course, recognise } from '@relievo/trace/curves';

/** A stroke is recognised as a traced line is, whose points lie next to each other: two to the millimetre. */
const PER_MM = 2;
/** Points that a hand may be off: a good millimetre. */
const TOLERANCE = 2.5;
/** Millimetres: ends nearer than this were meant to meet. */
const MEETS = 6;

/** What a stroke was meant to be: a circle, a straight line, a polygon or a smooth curve; null where it is too short. */
export function makeExact(points: readonly Point[]): Item | null {
  const [start, end] = [points[0], points.at(-1)];
  if (!start || !end) return null;
  const even = spaceEvenly(points);
  if (even.length < 4) return null;
  const isClosed = even.length > 8 * PER_MM && distanceBetween(start, end) < MEETS;
  return toItem(recognise(even, isClosed, TOLERANCE));
}

function spaceEvenly(points: readonly Point[]): readonly Point[] {
  const even: Point[] = [];
  for (const [at, to] of points.entries()) {
    const from = points[at - 1];
    if (!from) continue;
    const steps = Math.max(1, Math.round(distanceBetween(from, to) * PER_MM));
    for (let step = 0; step < steps; step += 1)
      even.push({
        x: (from.x + ((to.x - from.x) * step) / steps) * PER_MM,
        y: (from.y + ((to.y - from.y) * step) / steps) * PER_MM,
      });
  }
  const last = points.at(-1);
  return last ? [...even, { x: last.x * PER_MM, y: last.y * PER_MM }] : even;
}

function toItem(course: Course): Item | null {
  const back = ({ x, y }: Point): Point => ({ x: round(x / PER_MM), y: round(y / PER_MM) });
  if (course.kind === 'circle') {
    const [center, radius] = [back(course.center), round(course.radius / PER_MM)];
    return createEllipse({ x: center.x - radius, y: center.y - radius }, 2 * radius, 2 * radius);
  }
  if (course.kind === 'ellipse') {
    const { center, rx, ry, angle } = course;
    const [a, b] = [round(rx / PER_MM), round(ry / PER_MM)];
    return createShape({ type: 'ellipse', center: back(center), rx: a, ry: b, angle });
  }
  const { start, pieces, closed } = course;
  if (pieces.every(({ control }) => !control))
    return createPolyline([start, ...pieces.map(({ to }) => to)].map(back), closed);
  const segments = pieces.map(({ to, control }) =>
    control ? { to: back(to), control: [back(control[0]), back(control[1])] as const } : { to: back(to) },
  );
  return createShape({ type: 'path', subpaths: [{ start: back(start), segments, closed }] });
}

/** To a tenth of a millimetre: no hand is more exact. */
function round(length: number): number {
  return Math.round(length * 10) / 10;
}
