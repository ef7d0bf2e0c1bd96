import type { Column, NumberColumn, Table } from '../table/table.ts';
import { columnOf } from './rows.ts';
import type { RowChoice, TotalKind } from './work.ts';

/** One row for each name in a column, in the order in which they come first; columns of other words fall away. */
export function totalRows(table: Table, total: RowChoice['total']): Table {
  const by = total && columnOf(table, total.column);
  if (!total || !by) return table;
  const groups = new Map<string, number[]>();
  for (const [row, text] of by.texts.entries()) {
    const group = groups.get(text);
    if (group) group.push(row);
    else groups.set(text, [row]);
  }
  const rows = [...groups.values()];
  const names = nameGroups(by, rows);
  const numbers = table.columns.filter(
    (column): column is NumberColumn => column.kind === 'number' && column !== by,
  );
  const { how } = total;
  const columns =
    how === 'count' ? [countRows(rows)] : numbers.map((column) => totalColumn(column, rows, how));
  return { rows: rows.length, columns: [names, ...columns] };
}

/** The names of the columns that fall away, for people to be told. */
export function listLost(table: Table, total: RowChoice['total']): readonly string[] {
  const by = total && columnOf(table, total.column);
  if (!total || !by) return [];
  return table.columns
    .filter((column) => column !== by && (column.kind !== 'number' || total.how === 'count'))
    .map(({ name }) => name);
}

function nameGroups(by: Column, groups: readonly (readonly number[])[]): Column {
  const firsts = groups.map(([first = 0]) => first);
  const texts = firsts.map((row) => by.texts[row] ?? '');
  return by.kind === 'text'
    ? { ...by, texts }
    : { ...by, texts, values: firsts.map((row) => by.values[row] ?? null) };
}

function countRows(groups: readonly (readonly number[])[]): NumberColumn {
  const values = groups.map((rows) => rows.length);
  return { kind: 'number', name: 'Count', unit: null, texts: values.map(String), values, decimals: 0 };
}

/** A mean has digits that no cell has: two more, and no more. */
const MORE_DECIMALS = 2;

function totalColumn(
  column: NumberColumn,
  groups: readonly (readonly number[])[],
  how: Exclude<TotalKind, 'count'>,
): NumberColumn {
  const decimals = how === 'mean' ? column.decimals + MORE_DECIMALS : column.decimals;
  const values = groups.map((rows) => {
    const said = rows.flatMap((row) => column.values[row] ?? []);
    if (said.length === 0) return null;
    const sum = said.reduce((whole, value) => whole + value, 0);
    return roundTo(how === 'mean' ? sum / said.length : sum, decimals);
  });
  const texts = values.map((value) => (value === null ? '' : String(value)));
  return { ...column, texts, values, decimals };
}

function roundTo(value: number, decimals: number): number {
  const rounded = Number(value.toFixed(Math.min(decimals, 20)));
  return Number.isFinite(rounded) ? rounded : value;
}
