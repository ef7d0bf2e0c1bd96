import type { DataTable } from '@relievo/chart/words';
import type { Box } from '../page-marks.ts';
import type { Row } from './rows.ts';

/** A table and where it stands. */
export interface PageTable {
  readonly box: Box;
  readonly table: DataTable;
}

/** The first row names the columns. */
export function createTable([head = [], ...body]: readonly (readonly string[])[]): DataTable {
  const columns = head.map((name, at) => ({
    name,
    kind: body.every((row) => isNumber(row[at] ?? '')) ? ('number' as const) : ('text' as const),
  }));
  return { caption: '', columns, rows: body };
}

export function isNumber(cell: string): boolean {
  return /^[-+−]?[\d\s.,]*\d\s*%?$/.test(cell.trim());
}

export function boxOfRow({ left, right, base, size }: Row): Box {
  return { left, right, bottom: base, top: base + size * 0.7 };
}
