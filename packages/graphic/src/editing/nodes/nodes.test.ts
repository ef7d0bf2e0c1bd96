import { expect, test } from 'vitest';
import { pointToPolyline } from '../../geometry/distance.ts';
import { flatten } from '../../geometry/flatten.ts';
import type { PathGeometry, Point } from '../../model/geometry.ts';
import { addNode, listNodes, moveNode, removeNode } from './nodes.ts';

function p(x: number, y: number): Point {
  return { x, y };
}

const CURVED: PathGeometry = {
  type: 'path',
  subpaths: [
    {
      start: p(0, 0),
      segments: [{ to: p(30, 0), control: [p(10, 20), p(20, 20)] }, { to: p(30, 40) }],
      closed: true,
    },
    { start: p(60, 0), segments: [{ to: p(80, 0) }], closed: false },
  ],
};

function pointsOf(path: PathGeometry | null): readonly Point[] {
  return path ? listNodes(path).map(({ at }) => at) : [];
}

test('nodes are counted over all parts of a path', () => {
  expect(pointsOf(CURVED)).toEqual([p(0, 0), p(30, 0), p(30, 40), p(60, 0), p(80, 0)]);
});

test('a node that is moved takes the handles of its curves along', () => {
  const moved = moveNode(CURVED, 1, p(35, 5));
  expect(moved?.subpaths[0]?.segments[0]).toEqual({ to: p(35, 5), control: [p(10, 20), p(25, 25)] });
  const begun = moveNode(CURVED, 0, p(-5, 0));
  expect(begun?.subpaths[0]).toMatchObject({
    start: p(-5, 0),
    segments: [{ control: [p(5, 20), p(20, 20)] }, {}],
  });
});

test('a node that is added leaves the course of the path as it was', () => {
  for (const node of [0, 1, 2, 3]) {
    const added = addNode(CURVED, node);
    expect(pointsOf(added)).toHaveLength(6);
    const [before, after] = [CURVED, added ?? CURVED].map((path) => flatten(path, 0.01)[0]);
    const points = after ? [...after.points] : [];
    expect(points.length).toBeGreaterThan(6);
    for (let at = 0; at < points.length; at += 2) {
      const point = p(points[at] ?? 0, points[at + 1] ?? 0);
      expect(before ? pointToPolyline(point, before) : Number.NaN).toBeLessThan(0.05);
    }
  }
  expect(addNode(CURVED, 4)).toBeNull();
});

test('a node is removed, and two points of a part stay', () => {
  expect(pointsOf(removeNode(CURVED, 1))).toEqual([p(0, 0), p(30, 40), p(60, 0), p(80, 0)]);
  expect(pointsOf(removeNode(CURVED, 0))[0]).toEqual(p(30, 0));
  expect(pointsOf(removeNode(CURVED, 2))).toEqual([p(0, 0), p(30, 0), p(60, 0), p(80, 0)]);
  expect(removeNode(CURVED, 4)).toBeNull();
  expect(removeNode(CURVED, 9)).toBeNull();
});
