import { expect, test } from 'vitest';
import { A4, cells, drawing, lines, shape, text } from '../../testing/make.ts';
import { thinGrid } from './close-grid.ts';
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

function listLeft(shapes: Parameters<typeof drawing>[0], least: number): readonly string[] {
  return thinGrid(drawing(shapes), least).lines.map(({ id }) => id);
}
/** Level lines at these places. */
function linesAt(...places: readonly number[]) {
  return places.map((y) => shape(`level-${y}`, lines([20, y, 120, y]), { role: 'grid' }));
}

test('lines that keep their distance stay, in each direction by itself', () => {
  expect(listLeft(gridOf(10), 10)).toEqual([]);
  expect(listLeft(gridOf(10), 11)).toEqual(['level-1']);
  expect(listLeft([curve], 10)).toEqual([]);
});

test('of a close grid every second line stays, or every third, so that the axis is one of them', () => {
  const axis = shape('axis', lines([20, 50, 120, 50]), { role: 'axis' });
  expect(listLeft([...linesAt(20, 30, 40, 60, 70), axis], 20)).toEqual(['level-20', 'level-40', 'level-60']);
  expect(listLeft([...linesAt(20, 30, 40, 50, 60), axis], 30)).toEqual(['level-30', 'level-40', 'level-60']);
});

test('without an axis lines are counted from the lowest, and of uneven ones none stays', () => {
  expect(listLeft(linesAt(20, 30, 40, 50), 20)).toEqual(['level-20', 'level-40']);
  expect(listLeft(linesAt(20, 30, 44, 50), 20)).toHaveLength(4);
});

test('a grid with five flat pins between its lines stays, and of a closer one what is left out is reported', () => {
  expect(raised(15).gridLeft).toEqual([]);
  expect(raised(14.9).gridLeft).toEqual(['level-1']);
  expect(raised(7.4).gridLeft).toHaveLength(3);
  expect(raised(7.4).grid.pins).not.toEqual(bare.grid.pins);
});

test('numbers of lines that are left out go with them, and are reported', () => {
  const number = text('number', '2', { at: { x: 5, y: 28 }, braille: cells('⠼⠃'), labels: 'level-1' });
  const made = toPins(drawing([...gridOf(9.9), number, curve], { sheet }), 60, 40);
  expect(made.left).toEqual([{ id: 'number', print: '2' }]);
  expect(made.placed).toEqual([]);
});
