import { expect, test } from 'vitest';
import { createGrid } from '../pixels/grid.ts';
import { findInks } from './inks.ts';
import { aBox, aCourse, paint } from './testing/paint.ts';

const BLUE = [30, 90, 200] as const;
const RED = [200, 40, 30] as const;
const GREY = [90, 90, 90] as const;

const line = aCourse(
  RED,
  [
    { x: 5, y: 45 },
    { x: 95, y: 12 },
  ],
  2,
);

test('findInks lists each colour that a chart was painted with, and none for the soft edges of its forms', () => {
  const picture = paint(100, 60, [aBox(BLUE, 10.4, 10.6, 60.3, 40.5), line]);
  const { list, of } = findInks(picture, createGrid(100, 60));
  expect(list).toHaveLength(2);
  expect(list[0]?.color.map(Math.round)).toEqual(BLUE);
  expect(of[0]).toBe(0);
  expect(of[25 * 100 + 30]).toBe(1);
});

test('findInks tells how much of a pixel at a soft edge is covered by its ink', () => {
  const inks = findInks(paint(100, 60, [aBox(BLUE, 10.5, 10, 60.25, 40)]), createGrid(100, 60));
  expect(inks.of[25 * 100 + 10]).toBe(1);
  expect((inks.cover[25 * 100 + 10] ?? 0) / 255).toBeCloseTo(0.5, 1);
  expect((inks.cover[25 * 100 + 60] ?? 0) / 255).toBeCloseTo(0.25, 1);
});

test('findInks tells grey inks from coloured ones', () => {
  const { list } = findInks(
    paint(100, 60, [aBox(GREY, 10, 10, 40, 40), aBox(BLUE, 50, 10, 90, 40)]),
    createGrid(100, 60),
  );
  expect(list.map(({ isGrey }) => isGrey).toSorted()).toEqual([false, true]);
});

test('findInks lists two shades of one colour as two inks', () => {
  const { list } = findInks(
    paint(100, 60, [aBox(BLUE, 10, 10, 40, 40), aBox([142, 172, 227], 50, 10, 90, 40)]),
    createGrid(100, 60),
  );
  expect(list).toHaveLength(2);
});

test('findInks leaves out the ink of words that were read', () => {
  const picture = paint(100, 60, [aBox(BLUE, 10, 10, 40, 40)]);
  const words = { width: 100, height: 60, data: new Uint8Array(6000).fill(1) };
  expect(findInks(picture, words).list).toEqual([]);
});

test('findInks lists the black of a thin axis beside a grid of light grey, and paints no line with it', () => {
  const grid = [20, 30, 40].map((y) => aBox([238, 238, 238], 10, y, 90, y + 2));
  const axis = aBox([0, 0, 0], 10, 5, 11, 55);
  const { list } = findInks(paint(100, 60, [...grid, axis, line]), createGrid(100, 60));
  expect(list.some(({ color, isGrey }) => isGrey && color[0] < 60)).toBe(true);
});
