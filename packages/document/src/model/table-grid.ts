import type { Table, TableCell } from './block.ts';

/** A cell with the column in which it begins, counted from 0. */
export interface PlacedCell {
  readonly cell: TableCell;
  readonly row: number;
  readonly column: number;
}

/** The cells of a table with their columns, as far as what spans from above leaves them room. */
export interface TableGrid {
  readonly cells: readonly PlacedCell[];
  readonly columns: number;
  /** Whether every place of the grid is covered by exactly one cell, and none reaches past the last row. */
  readonly isWhole: boolean;
}

export function placeCells({ rows }: Pick<Table, 'rows'>): TableGrid {
  const cells: PlacedCell[] = [];
  /** For each column the first row in which it is free. */
  const freeFrom: number[] = [];
  const ends: number[] = [];
  let isWhole = true;
  for (const [row, { cells: inRow }] of rows.entries()) {
    let column = 0;
    for (const cell of inRow) {
      while ((freeFrom[column] ?? 0) > row) column += 1;
      const [columns, down] = [cell.columns ?? 1, cell.rows ?? 1];
      cells.push({ cell, row, column });
      for (let at = column; at < column + columns; at += 1) {
        isWhole &&= (freeFrom[at] ?? 0) <= row;
        freeFrom[at] = row + down;
      }
      column += columns;
    }
    ends.push(countCovered(freeFrom, row));
  }
  const columns = freeFrom.length;
  const isFilled = ends.every((end) => end === columns);
  const isInside = freeFrom.every((end) => end <= rows.length);
  return { cells, columns, isWhole: isWhole && isFilled && isInside };
}

function countCovered(freeFrom: readonly number[], row: number): number {
  return freeFrom.filter((free) => free > row).length;
}
