import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveInGrid } from './grid-moves.ts';

const grid = { count: 20, columns: 3 };
const list = { count: 20, columns: 1 };

test.each([
  ['ArrowRight', 4, 5],
  ['ArrowLeft', 4, 3],
  ['ArrowDown', 4, 7],
  ['ArrowUp', 4, 1],
  ['Home', 13, 0],
  ['End', 2, 19],
  ['PageDown', 1, 10],
  ['PageUp', 10, 1],
])('in a grid of three columns %s leads from card %i to card %i', (key, from, to) => {
  expect(moveInGrid(key, from, grid)).toBe(to);
});

test.each([
  ['PageDown', 3, 13],
  ['PageUp', 13, 3],
  ['ArrowDown', 3, 4],
])('in a list %s leads from item %i to item %i', (key, from, to) => {
  expect(moveInGrid(key, from, list)).toBe(to);
});

test('the focus stays at the edges', () => {
  expect(['ArrowUp', 'ArrowLeft', 'PageUp'].map((key) => moveInGrid(key, 0, grid))).toEqual([0, 0, 0]);
  expect(['ArrowDown', 'ArrowRight', 'PageDown'].map((key) => moveInGrid(key, 19, grid))).toEqual([
    19, 19, 19,
  ]);
});

test('the arrows are mirrored from right to left', () => {
  expect(moveInGrid('ArrowLeft', 4, grid, 'rtl')).toBe(5);
});

test('other keys are ignored', () => {
  expect(moveInGrid('a', 4, grid)).toBeUndefined();
});

test('no key ever leads outside the list', () => {
  const keys = fc.constantFrom(
    'ArrowRight',
    'ArrowLeft',
    'ArrowDown',
    'ArrowUp',
    'Home',
    'End',
    'PageDown',
    'PageUp',
  );
  const place = fc
    .record({ count: fc.integer({ min: 1, max: 200 }), columns: fc.integer({ min: 1, max: 6 }) })
    .chain((shape) => fc.tuple(fc.constant(shape), fc.nat(shape.count - 1)));
  fc.assert(
    fc.property(keys, place, (key, [shape, from]) => {
      const to = moveInGrid(key, from, shape);
      expect(to).toBeGreaterThanOrEqual(0);
      expect(to).toBeLessThan(shape.count);
    }),
  );
});
