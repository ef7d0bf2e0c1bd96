import { expect, test } from 'vitest';
import type { TableCell, TableRow } from './block.ts';
import { placeCells } from './table-grid.ts';

type Spans = (readonly [columns: number, rows: number])[];

/** Rows of cells, each with the columns and rows that it covers. */
function rows(...spans: readonly Spans[]): TableRow[] {
  return spans.map((cells, row) => ({
    id: `row-${row}`,
    cells: cells.map(
      ([columns, down], at): TableCell => ({ id: `cell-${row}-${at}`, blocks: [], columns, rows: down }),
    ),
  }));
}

function placesOf(...spans: readonly Spans[]) {
  const { cells, columns, isWhole } = placeCells({ rows: rows(...spans) });
  return { places: cells.map(({ row, column }) => [row, column]), columns, isWhole };
}

test('a cell begins behind what spans down from above', () => {
  expect(
    placesOf(
      [
        [1, 2],
        [2, 1],
      ],
      [
        [1, 1],
        [1, 1],
      ],
    ),
  ).toEqual({
    places: [
      [0, 0],
      [0, 1],
      [1, 1],
      [1, 2],
    ],
    columns: 3,
    isWhole: true,
  });
});

test.each<[string, Spans[]]>([
  [
    'a row is shorter than the others',
    [
      [
        [1, 1],
        [1, 1],
      ],
      [[1, 1]],
    ],
  ],
  ['a cell reaches past the last row', [[[1, 2]]]],
  [
    'cells overlap',
    [
      [
        [1, 1],
        [1, 2],
      ],
      [[2, 1]],
    ],
  ],
])('a table is not whole where %s', (_, spans) => {
  expect(placesOf(...spans).isWhole).toBe(false);
});
