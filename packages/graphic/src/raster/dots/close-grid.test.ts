import { expect, test } from 'vitest';
import { A4, cells, drawing, lines, shape, text } from '../../testing/make.ts';
import { measureNarrowestGrid } from './close-grid.ts';
import { toPins } from './pins.ts';

const sheet = { ...A4, width: 150, height: 100 };
function gridOf(cell: number) {
  return [0, 1, 2].flatMap((index) => [
    shape(`level-${index}`, lines([20, 20 + index * cell, 120, 20 + index * cell]), { role: 'grid' }),
    shape(`upright-${index}`, lines([20 + index * 2 * cell, 10, 20 + index * 2 * cell, 80]), {
      role: 'grid',
    }),
  ]);
}
const curve = shape('curve', lines([20, 80, 120, 15]), { role: 'data' });
function raised(cell: number) {
  return toPins(drawing([...gridOf(cell), curve], { sheet }), 60, 40);
}
const bare = toPins(drawing([curve], { sheet }), 60, 40);

test('the narrowest cell is found in both directions, and a drawing without a grid has none', () => {
  expect(measureNarrowestGrid(drawing(gridOf(10)))).toBe(10);
  expect(measureNarrowestGrid(drawing([curve]))).toBe(Infinity);
});

test('a grid with three flat pins between its lines stays, and a closer one is left out and reported', () => {
  expect(raised(10).gridLeft).toEqual([]);
  expect(raised(10).grid.pins).not.toEqual(bare.grid.pins);
  expect(raised(9.9).gridLeft).toHaveLength(6);
  expect(raised(9.9).grid.pins).toEqual(bare.grid.pins);
});

test('numbers of an omitted grid are left out with it, and reported', () => {
  const number = text('number', '2', { at: { x: 5, y: 28 }, braille: cells('⠼⠃'), labels: 'level-1' });
  const made = toPins(drawing([...gridOf(9.9), number, curve], { sheet }), 60, 40);
  expect(made.left).toEqual([{ id: 'number', print: '2' }]);
  expect(made.grid.pins).toEqual(bare.grid.pins);
});
