/** One sheet of a workbook, its cells as the texts that a person would read in them. */
export interface Sheet {
  readonly name: string;
  /** Rows may be of different lengths; what is empty is ''. */
  readonly rows: readonly (readonly string[])[];
  readonly merged: readonly Area[];
  readonly isHidden: boolean;
  /** Whether any cell holds a number as such: those are written with a point. */
  readonly hasNumbers: boolean;
}

/** Cells that are one, from 0; both ends belong to it. */
export interface Area {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

/** What is read of one sheet; more stands in no lesson. */
export const SHEET_LIMITS = { rows: 100_000, columns: 1000, cells: 500_000 } as const;

export class SheetTooLarge extends Error {}

/** Collects the cells of one sheet, wherever a file puts them. */
export function createCells() {
  const rows: string[][] = [];
  let count = 0;
  return {
    rows,
    put: (row: number, column: number, text: string): void => {
      if (text === '') return;
      count += 1;
      if (row >= SHEET_LIMITS.rows || column >= SHEET_LIMITS.columns || count > SHEET_LIMITS.cells)
        throw new SheetTooLarge();
      while (rows.length <= row) rows.push([]);
      const cells = rows[row] ?? [];
      while (cells.length < column) cells.push('');
      cells[column] = text;
    },
  };
}
