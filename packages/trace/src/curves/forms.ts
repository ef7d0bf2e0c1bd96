import { maxOf, minOf } from '@relievo/words';
import type { Box, Point } from '../pixels/grid.ts';
import type { Course } from './course.ts';
import { distanceBetween, firstOf } from './points.ts';

/** Points along a course: its corners, and of each bend those at its quarters. */
export function listPoints(course: Course): readonly Point[] {
  if (course.kind !== 'path') return listRound(course);
  const points: Point[] = [course.start];
  for (const { to, control } of course.pieces) {
    const from = points.at(-1) ?? course.start;
    if (control)
      for (const t of [0.25, 0.5, 0.75]) {
        const s = 1 - t;
        const [a, b] = control;
        points.push({
          x: s ** 3 * from.x + 3 * s * s * t * a.x + 3 * s * t * t * b.x + t ** 3 * to.x,
          y: s ** 3 * from.y + 3 * s * s * t * a.y + 3 * s * t * t * b.y + t ** 3 * to.y,
        });
      }
    points.push(to);
  }
  return points;
}

const ROUND_STEPS = 32;

function listRound(course: Exclude<Course, { kind: 'path' }>): readonly Point[] {
  const { center } = course;
  const [rx, ry, angle] =
    course.kind === 'circle' ? [course.radius, course.radius, 0] : [course.rx, course.ry, course.angle];
  return Array.from({ length: ROUND_STEPS + 1 }, (_, i) => {
    const turn = (2 * Math.PI * i) / ROUND_STEPS;
    const [u, v] = [rx * Math.cos(turn), ry * Math.sin(turn)];
    return {
      x: center.x + u * Math.cos(angle) - v * Math.sin(angle),
      y: center.y + u * Math.sin(angle) + v * Math.cos(angle),
    };
  });
}

export function boxOf(points: readonly Point[]): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [x, y] = [minOf(xs), minOf(ys)];
  return { x, y, width: maxOf(xs) - x, height: maxOf(ys) - y };
}

export function isClosed(course: Course): boolean {
  return course.kind !== 'path' || course.closed;
}

/** Of all corners straight, and as many as are asked for. */
export function isPolygon(course: Course, corners: number): boolean {
  if (course.kind !== 'path' || !course.closed || course.pieces.some(({ control }) => control)) return false;
  const last = course.pieces.at(-1);
  const returns = last && distanceBetween(last.to, course.start) < 2;
  return course.pieces.length - (returns ? 0 : -1) === corners;
}

/** Four corners, and sides that run along the rows and columns to within three hundredths of their length. */
export function isUprightRectangle(course: Course): boolean {
  if (!isPolygon(course, 4)) return false;
  const points = listPoints(course);
  const ring = [...points.slice(0, 4), firstOf(points)];
  return ring.slice(1).every((to, i) => {
    const from = ring[i] ?? to;
    const [dx, dy] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
    return Math.min(dx, dy) <= Math.max(1.5, 0.03 * Math.max(dx, dy));
  });
}

/** Its length, and how much of it runs straight. */
export function measureCourse(course: Course): { readonly length: number; readonly straight: number } {
  const points = listPoints(course);
  let length = 0;
  for (let i = 1; i < points.length; i++)
    length += distanceBetween(points[i - 1] ?? firstOf(points), points[i] ?? firstOf(points));
  if (course.kind !== 'path') return { length, straight: 0 };
  let straight = 0;
  let from = course.start;
  for (const { to, control } of course.pieces) {
    if (!control) straight += distanceBetween(from, to);
    from = to;
  }
  return { length, straight };
}
