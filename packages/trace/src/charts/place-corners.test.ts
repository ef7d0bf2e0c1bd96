import { expect, test } from 'vitest';
import type { Box } from '../pixels/grid.ts';
import type { ColumnSample } from './course-samples.ts';
import { type InkLine, placeCorners } from './place-corners.ts';

/** Straight from (20, 100) to (120, 50) and on to (220, 50): at 70 nothing bends. */
const line: InkLine = {
  ink: 1,
  samples: Array.from({ length: 200 }, (_, i): ColumnSample => {
    const x = 20.5 + i;
    return { x, y: x < 120 ? 110 - x / 2 : 50, high: 3 };
  }),
};

function nameAt(xs: readonly number[]): readonly Box[] {
  return xs.map((x) => ({ x: x - 10, y: 150, width: 20, height: 12 }));
}

test('where words name the places of all bends, a line has a corner at each name, also where it runs straight on', () => {
  const [corners = []] = placeCorners([line], nameAt([20, 70, 120, 170, 220]), []);
  expect(corners.map(({ x }) => x)).toEqual([20, 70, 120, 170, 220]);
  expect(corners[1]?.y).toBeCloseTo(75, 1);
  expect(corners[3]?.y).toBeCloseTo(50, 1);
});

test('where a line bends elsewhere it has its corners where it bends', () => {
  const [corners = []] = placeCorners([line], nameAt([20, 85, 150, 215]), []);
  expect(corners).toHaveLength(3);
  expect(corners[1]?.x).toBeCloseTo(120, 0);
});

test('a tick above its name says where a place is', () => {
  const ticks = [21, 71, 121, 171, 219].map((at) => ({ at, from: 140, to: 147, thickness: 2 }));
  const [corners = []] = placeCorners([line], nameAt([20, 70, 120, 170, 220]), ticks);
  expect(corners.map(({ x }) => x)).toEqual([21, 71, 121, 171, 219]);
});

test('a line that ends some pixels before an axis may end anywhere up to it', () => {
  const axisAt = (at: number) => [{ at, from: 20, to: 150, thickness: 3 }];
  const endsBeside = (at: number): readonly number[] =>
    (placeCorners([line], [], axisAt(at))[0] ?? []).map(({ along }) => Math.round(along));
  expect(endsBeside(13.5)).toEqual([8, expect.any(Number), 1]);
  expect(endsBeside(226.5)).toEqual([1, expect.any(Number), 8]);
  expect(endsBeside(5)).toEqual([1, expect.any(Number), 1]);
  const [begin] = placeCorners([line], [], axisAt(13.5))[0] ?? [];
  expect(begin?.off).toBeCloseTo(1 + 7 / 2, 0);
});

test('corners of two lines that lie within a few pixels stand at one place', () => {
  const other: InkLine = {
    ink: 2,
    samples: line.samples.map((one) => ({ ...one, y: one.x < 123 ? 40 + one.x / 3 : 81 })),
  };
  const [first, second] = placeCorners([line, other], [], []);
  expect(first?.[1]?.x).toBe(second?.[1]?.x);
});

test('where lines hide each other, their corners stand at the name beside', () => {
  const other: InkLine = {
    ink: 2,
    // Hidden by the first line up to 45, and from there on away from it.
    samples: line.samples.filter(({ x }) => x > 45).map((one) => ({ ...one, y: 100 - (one.x - 20) / 2.8 })),
  };
  const [, corners = []] = placeCorners([line, other], nameAt([20, 120, 220]), []);
  expect(corners.map(({ x }) => x)).toEqual([20, 120, 220]);
  expect(corners[0]?.y).toBeCloseTo(100, 0);
});
