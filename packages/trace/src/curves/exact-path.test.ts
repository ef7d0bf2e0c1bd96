import { maxOf, minOf } from '@relievo/words';
import { expect, test } from 'vitest';
import type { Point } from '../pixels/grid.ts';
import { type Course, EXACT, recogniseExact } from './course.ts';
import { distanceBetween } from './points.ts';

/** A point on every pixel, a little off by turns as measured points are. */
function walk(corners: readonly Point[]): readonly Point[] {
  return corners.slice(1).flatMap((to, i) => {
    const from = corners[i] ?? to;
    const steps = Math.round(distanceBetween(from, to));
    return Array.from({ length: steps }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / steps + 0.06 * (-1) ** step,
      y: from.y + ((to.y - from.y) * step) / steps - 0.06 * (-1) ** step,
    }));
  });
}

function cornersOf(course: Course): readonly Point[] {
  return course.kind === 'path' ? [course.start, ...course.pieces.map(({ to }) => to)] : [];
}

function expectNear(found: readonly Point[], wanted: readonly Point[], within: number): void {
  expect(found).toHaveLength(wanted.length);
  const off = wanted.map((point) => minOf(found.map((one) => distanceBetween(one, point))));
  expect(maxOf(off)).toBeLessThan(within);
}

test('a line of straight sides is drawn with them alone, also where it turns by no more than ten degrees', () => {
  const corners = [
    { x: 10, y: 20 },
    { x: 60, y: 21 },
    { x: 108, y: 31 },
    { x: 120, y: 80 },
  ];
  const course = recogniseExact([...walk(corners), { x: 120, y: 80 }], false, EXACT);
  expect(course.kind === 'path' && course.pieces.every(({ control }) => !control)).toBe(true);
  expectNear(cornersOf(course), corners, 0.4);
});

test('a ring of straight sides has its corners where they meet, also where one was cut off', () => {
  const corners = [
    { x: 20, y: 20 },
    { x: 90, y: 20 },
    { x: 90, y: 70 },
    { x: 20, y: 70 },
  ];
  const cut = [
    { x: 20, y: 20 },
    { x: 88, y: 20 },
    { x: 90, y: 22 },
    { x: 90, y: 70 },
    { x: 20, y: 70 },
    { x: 20, y: 20 },
  ];
  const course = recogniseExact(walk(cut), true, EXACT);
  expectNear(cornersOf(course), corners, 0.3);
});

test('an arc stays a curve, and the straight sides beside it stay straight', () => {
  const arc = Array.from({ length: 48 }, (_, i) => ({
    x: 80 + 30 * Math.sin((i / 47) * (Math.PI / 2)),
    y: 50 - 30 * Math.cos((i / 47) * (Math.PI / 2)),
  }));
  const points = [
    ...walk([
      { x: 20, y: 20 },
      { x: 80, y: 20 },
    ]),
    ...arc,
    ...walk([
      { x: 110, y: 50 },
      { x: 110, y: 95 },
    ]),
  ];
  const course = recogniseExact(points, false, EXACT);
  expect(course.kind).toBe('path');
  const controls = course.kind === 'path' ? course.pieces.map(({ control }) => control !== undefined) : [];
  expect([controls[0], controls.at(-1)]).toEqual([false, false]);
  expect(controls.slice(1, -1)).toContain(true);
});
