import { expect, test } from 'vitest';
import type { Point } from '../pixels/grid.ts';
import { joinDashes } from './find-dashes.ts';
import type { Centreline } from './join-chains.ts';

function drawLine(from: Point, to: Point): Centreline {
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y));
  const points = Array.from({ length: steps + 1 }, (_, i) => ({
    x: from.x + ((to.x - from.x) * i) / steps,
    y: from.y + ((to.y - from.y) * i) / steps,
  }));
  return { points, closed: false, width: 3, loose: [true, true] };
}

const dashes = Array.from({ length: 8 }, (_, i) =>
  drawLine({ x: 20 * i, y: 10 * i }, { x: 20 * i + 12, y: 10 * i + 6 }),
);

test('short pieces behind each other are one dashed line from end to end', () => {
  const lines = joinDashes(dashes, 30);
  expect(lines.map(({ style }) => style)).toEqual(['dashed']);
  expect(lines[0]?.points[0]).toEqual({ x: 0, y: 0 });
  expect(lines[0]?.points.at(-1)).toEqual({ x: 152, y: 76 });
});

test('three pieces in a row are three lines', () => {
  expect(joinDashes(dashes.slice(0, 3), 30).map(({ style }) => style)).toEqual(['solid', 'solid', 'solid']);
});

test('hatching side by side stays as many lines as it has', () => {
  const hatching = Array.from({ length: 6 }, (_, i) =>
    drawLine({ x: 15 * i, y: 0 }, { x: 15 * i + 10, y: 10 }),
  );
  expect(joinDashes(hatching, 30).map(({ style }) => style)).toEqual(Array(6).fill('solid'));
});

test('a long line that ends where it began is no dash', () => {
  const corners = [
    { x: 0, y: 0 },
    { x: 200, y: 0 },
    { x: 200, y: 100 },
    { x: 2, y: 2 },
  ];
  const points = corners.slice(1).flatMap((to, i) => drawLine(corners[i] ?? to, to).points);
  const lines = joinDashes([{ points, closed: false, width: 3, loose: [true, true] }, ...dashes], 30);
  expect(lines.map(({ style }) => style)).toEqual(['solid', 'dashed']);
});
