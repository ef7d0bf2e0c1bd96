import type { Geometry, Point } from '@relievo/graphic';
import { expect, test } from 'vitest';
import { findBox } from './find-box.ts';

function closePath([start = { x: 0, y: 0 }, ...rest]: readonly Point[]): Geometry {
  return { type: 'path', subpaths: [{ start, segments: rest.map((to) => ({ to })), closed: true }] };
}

test('an edge that leaves a box where a tick meets it is that of the box', () => {
  const edge = [
    { x: 10, y: 20 },
    { x: 30, y: 20 },
    { x: 30, y: 50 },
    { x: 21, y: 50 },
    { x: 21, y: 51 },
    { x: 20, y: 51 },
    { x: 20, y: 50 },
    { x: 10, y: 50 },
  ];
  expect(findBox(closePath(edge))).toEqual({ type: 'rect', x: 10, y: 20, width: 20, height: 30 });
});

test('a triangle is no box', () => {
  const edge = [
    { x: 10, y: 20 },
    { x: 30, y: 50 },
    { x: 10, y: 50 },
  ];
  expect(findBox(closePath(edge))).toBeNull();
});
