import { expect, test } from 'vitest';
import { flatten } from '../../geometry/flatten.ts';
import type { Item } from '../../model/drawing.ts';
import { kindOf } from '../things.ts';
import { createAngleMark, createArc, createDimension, createLeadLine } from './shapes.ts';

function pointsOf(item: Item): readonly (readonly [number, number])[] {
  const lines = item.kind === 'shape' ? flatten(item.geometry, 0.001) : [];
  return lines.flatMap(({ points }) =>
    Array.from(
      { length: points.length / 2 },
      (_, at) => [points[2 * at] ?? 0, points[2 * at + 1] ?? 0] as const,
    ),
  );
}

test.each([
  [0, 90],
  [300, 30],
  [10, 10],
  [200, 190],
])('an arc from %i to %i degrees stays on its circle and goes counterclockwise', (from, to) => {
  const points = pointsOf(createArc({ x: 50, y: 50 }, 20, from, to));
  for (const [x, y] of points) expect(Math.hypot(x - 50, y - 50)).toBeCloseTo(20, 1);
  const [[x, y] = [0, 0], [nextX, nextY] = [0, 0]] = points;
  expect([x, y]).toEqual([
    expect.closeTo(50 + 20 * Math.cos((from * Math.PI) / 180), 5),
    expect.closeTo(50 - 20 * Math.sin((from * Math.PI) / 180), 5),
  ]);
  // On the sheet y runs down, so counterclockwise is a turn below 0.
  expect((x - 50) * (nextY - 50) - (y - 50) * (nextX - 50)).toBeLessThan(0);
});

test('an angle is marked by a bow that is named by its degrees, and a right one by a square', () => {
  expect(createAngleMark({ x: 0, y: 0 }, 10, 0, 60).name).toBe('60°');
  const right = pointsOf(createAngleMark({ x: 0, y: 0 }, 10, 0, 90));
  expect(right).toEqual([
    [10, 0],
    [expect.closeTo(10), expect.closeTo(-10)],
    [expect.closeTo(0), expect.closeTo(-10)],
  ]);
});

test('a dimension is an arrow with a head at both ends, named by its length', () => {
  const dimension = createDimension({ x: 10, y: 10 }, { x: 50, y: 40 });
  expect(dimension && [kindOf(dimension), dimension.name]).toEqual(['arrow', '50 mm']);
  const box = dimension ? pointsOf(dimension) : [];
  expect(box).toContainEqual([10, 10]);
  expect(box).toContainEqual([50, 40]);
  expect(createDimension({ x: 1, y: 1 }, { x: 1, y: 1 })).toBeNull();
});

test('a lead line has the role that keeps it thin', () => {
  expect(createLeadLine({ x: 0, y: 0 }, { x: 9, y: 9 })).toMatchObject({ role: 'lead-line' });
});
