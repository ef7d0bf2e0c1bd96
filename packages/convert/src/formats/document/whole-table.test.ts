import { createNewIds, placeCells } from '@relievo/document/model';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeWholeTable } from './whole-table.ts';

const cells = fc.record({
  blocks: fc.constant([]),
  columns: fc.integer({ min: 0, max: 4 }),
  rows: fc.integer({ min: 0, max: 4 }),
});

test('every place of the table belongs to one cell and no cell is lost, for any cells in the file', () => {
  fc.assert(
    fc.property(fc.array(fc.array(cells, { maxLength: 4 }), { minLength: 1, maxLength: 5 }), (found) => {
      const { rows, columns } = makeWholeTable(found, createNewIds());
      const grid = placeCells({ rows });
      expect(grid).toMatchObject({ isWhole: true, columns });
      expect(grid.cells.length).toBeGreaterThanOrEqual(found.flat().length);
    }),
  );
});

test('a row that is too short gets an empty cell at its end', () => {
  const { rows } = makeWholeTable([[{ blocks: [] }, { blocks: [] }], [{ blocks: [] }]], createNewIds());
  expect(rows.map((row) => row.cells.length)).toEqual([2, 2]);
});
