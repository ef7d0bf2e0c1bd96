import type { Block, NewId, TableCell, TableRow } from '@relievo/document/model';
import { maxOf } from '@relievo/words';

/** A cell as a file has it, with what it spans. */
export interface FoundCell {
  readonly blocks: readonly Block[];
  readonly columns?: number;
  readonly rows?: number;
}

const MAX_COLUMNS = 1000;

/**
 * Makes rows in which every place belongs to one cell. A span past the end is cut, a cell whose place is taken moves
 * to the next free place, and a missing cell is added empty.
 */
export function makeWholeTable(
  found: readonly (readonly FoundCell[])[],
  newId: NewId,
): { readonly rows: readonly TableRow[]; readonly columns: number } {
  const taken: boolean[][] = found.map(() => []);
  const placed = found.map((cells, row) => {
    let column = 0;
    return cells.flatMap((cell) => {
      const inRow = taken[row] ?? [];
      while (inRow[column]) column += 1;
      if (column >= MAX_COLUMNS) return [];
      const columns = fitColumns(inRow, column, cell.columns ?? 1);
      const rows = Math.min(Math.max(1, cell.rows ?? 1), found.length - row);
      for (let down = row; down < row + rows; down += 1)
        for (let across = column; across < column + columns; across += 1) (taken[down] ?? [])[across] = true;
      return [{ blocks: cell.blocks, column, columns, rows }];
    });
  });
  const columns = maxOf(
    taken.map(({ length }) => length),
    1,
  );
  const rows = placed.map((cells, row): TableRow => {
    const filled = [...cells];
    for (let column = 0; column < columns; column += 1)
      if (!taken[row]?.[column]) filled.push({ blocks: [], column, columns: 1, rows: 1 });
    const inOrder = filled.toSorted((one, other) => one.column - other.column);
    return { id: newId('row'), cells: inOrder.map((cell) => toCell(cell, newId)) };
  });
  return { rows, columns };
}

/** Fits a cell into the free columns that follow each other. */
function fitColumns(inRow: readonly boolean[], column: number, wanted: number): number {
  const most = Math.min(Math.max(1, wanted), MAX_COLUMNS - column);
  let columns = 1;
  while (columns < most && !inRow[column + columns]) columns += 1;
  return columns;
}

function toCell({ blocks, columns, rows }: Required<FoundCell>, newId: NewId): TableCell {
  return {
    id: newId('cell'),
    blocks,
    ...(columns > 1 && { columns }),
    ...(rows > 1 && { rows }),
  };
}
