import { isMissing } from '../table/missing.ts';
import { readNumber } from '../table/number.ts';
import { type Column, findColumn, type Table } from '../table/table.ts';
import type { RowChoice } from './work.ts';

/** The table with the rows that a person asked for, in their order; a column that is not there changes nothing. */
export function chooseRows(table: Table, { keep, sort }: Pick<RowChoice, 'keep' | 'sort'>): Table {
  let rows = Array.from({ length: table.rows }, (_, row) => row);
  const kept = keep && columnOf(table, keep.column);
  if (keep && kept) rows = rows.filter((row) => isKept(kept, row, keep));
  const sorted = sort && columnOf(table, sort.column);
  if (sort && sorted) rows = sortBy(sorted, rows, sort.order);
  return { rows: rows.length, columns: table.columns.map((column) => takeRows(column, rows)) };
}

export function columnOf(table: Table, name: string): Column | null {
  return table.columns[findColumn(table, name)] ?? null;
}

export function takeRows(column: Column, rows: readonly number[]): Column {
  const texts = rows.map((row) => column.texts[row] ?? '');
  return column.kind === 'text'
    ? { ...column, texts }
    : { ...column, texts, values: rows.map((row) => column.values[row] ?? null) };
}

function isKept(column: Column, row: number, { is, value }: NonNullable<RowChoice['keep']>): boolean {
  const text = (column.texts[row] ?? '').toLowerCase();
  const asked = value.trim().toLowerCase();
  if (is === 'contains') return text.includes(asked);
  const amount = column.kind === 'number' ? (column.values[row] ?? null) : null;
  const limit = (readNumber(value.trim(), 'point') ?? readNumber(value.trim(), 'comma'))?.value ?? null;
  if (is === 'equal') return amount !== null && limit !== null ? amount === limit : text === asked;
  if (amount === null || limit === null) return false;
  return is === 'above' ? amount > limit : amount < limit;
}

/** What has no value stands last, whatever the order. */
function sortBy(column: Column, rows: readonly number[], order: 'rising' | 'falling'): number[] {
  const sign = order === 'rising' ? 1 : -1;
  const said = (row: number) =>
    column.kind === 'text' ? !isMissing(column.texts[row] ?? '') : (column.values[row] ?? null) !== null;
  const compare = (one: number, other: number): number =>
    column.kind === 'text'
      ? (column.texts[one] ?? '').localeCompare(column.texts[other] ?? '', undefined, { numeric: true })
      : (column.values[one] ?? 0) - (column.values[other] ?? 0);
  return [
    ...rows.filter(said).sort((one, other) => sign * compare(one, other)),
    ...rows.filter((row) => !said(row)),
  ];
}
