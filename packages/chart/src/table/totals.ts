import { findTotals } from '../statistics/totals.ts';
import type { Column, NumberColumn, Table } from './table.ts';

/** The rows that a chart of parts, or of all values together, must not take as one more of them. */
export function findTotalRows(names: Column | null, columns: readonly NumberColumn[]): ReadonlySet<number> {
  if (names === null || names.kind === 'date') return new Set();
  return findTotals({ names: names.texts, across: columns.map(({ values }) => values), adds: null });
}

/** What names the rows: what stands along the axis, else the first words of the table. */
export function findRowNames({ columns }: Table, x: Column | null): Column | null {
  return x?.kind === 'text' ? x : (columns.find(({ kind }) => kind === 'text') ?? null);
}

export function dropRows(column: NumberColumn, rows: ReadonlySet<number>): NumberColumn;
export function dropRows(column: Column, rows: ReadonlySet<number>): Column;
export function dropRows(column: Column, rows: ReadonlySet<number>): Column {
  const texts = column.texts.filter((_, row) => !rows.has(row));
  return column.kind === 'text'
    ? { ...column, texts }
    : { ...column, texts, values: column.values.filter((_, row) => !rows.has(row)) };
}

/** Columns without those that are the others together: on a stack they would lie on top of themselves. */
export function listParts(columns: readonly NumberColumn[]): readonly NumberColumn[] {
  if (columns.length < 3) return columns;
  const across = (columns[0]?.values ?? []).map((_, row) => columns.map(({ values }) => values[row] ?? null));
  const totals = findTotals({ names: columns.map(({ name }) => name), across, adds: true });
  return columns.filter((_, index) => !totals.has(index));
}
