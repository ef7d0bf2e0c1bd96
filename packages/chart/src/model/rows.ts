import { type Count, countOf, type Message, numberText } from '@relievo/words';
import { computeMean, computeQuantile } from '../statistics/numbers.ts';
import { listAdding } from '../table/adding.ts';
import { isMissing } from '../table/missing.ts';
import type { Column, NumberColumn, Table } from '../table/table.ts';

/** What became of the rows of a table before they were drawn. */
export interface RowReports {
  rows_filtered: { readonly name: string; readonly kept: Count; readonly left: Count };
  rows_joined: {
    readonly by: string;
    readonly how: Aggregate;
    readonly rows: Count;
    readonly groups: Count;
    readonly missing: Count;
    /** Columns that say several things of one group, and nothing of it as a whole. */
    readonly dropped: readonly string[];
    /** Columns of numbers whose sum says nothing. */
    readonly notAdded: readonly string[];
  };
}

export interface ChosenRows {
  readonly table: Table;
  readonly remarks: readonly Message<RowReports>[];
}

export type RowFilter =
  | { readonly column: number; readonly keeps: 'above' | 'below'; readonly value: number }
  | { readonly column: number; readonly keeps: 'between'; readonly from: number; readonly to: number }
  | { readonly column: number; readonly keeps: 'same' | 'containing'; readonly text: string };

export const AGGREGATES = ['sum', 'mean', 'median', 'least', 'greatest', 'count'] as const;
export type Aggregate = (typeof AGGREGATES)[number];

/** The rows of which a column says what is asked for; where it says nothing a row is left out. */
export function filterRows(table: Table, filter: RowFilter): ChosenRows {
  const column = table.columns[filter.column];
  if (!column) return { table, remarks: [] };
  const kept = listRows(table).filter((row) => doesKeep(column, row, filter));
  const parameters = { name: column.name, kept: countOf(kept), left: countOf(table.rows - kept.length) };
  return {
    table: pickRows(table, kept),
    remarks: parameters.left === 0 ? [] : [{ code: 'rows_filtered', parameters }],
  };
}

function doesKeep(column: Column, row: number, filter: RowFilter): boolean {
  if (filter.keeps === 'same' || filter.keeps === 'containing') {
    const [text, asked] = [column.texts[row] ?? '', filter.text].map((one) => one.trim().toLowerCase());
    return filter.keeps === 'same' ? text === asked : (text ?? '').includes(asked ?? '');
  }
  const value = column.kind === 'text' ? null : (column.values[row] ?? null);
  if (value === null) return false;
  switch (filter.keeps) {
    case 'above':
      return value > filter.value;
    case 'below':
      return value < filter.value;
    case 'between':
      return value >= filter.from && value <= filter.to;
  }
}

/** By the values of a column, or by its words; what is missing comes last, and equal rows keep their order. */
export function sortRows(table: Table, by: number, direction: 'rising' | 'falling'): Table {
  const column = table.columns[by];
  if (!column) return table;
  const sign = direction === 'rising' ? 1 : -1;
  const compare = (a: number, b: number): number => {
    if (column.kind === 'text') {
      const [first, second] = [column.texts[a] ?? '', column.texts[b] ?? ''];
      if (isMissing(first) || isMissing(second)) return Number(isMissing(first)) - Number(isMissing(second));
      return sign * first.localeCompare(second, undefined, { numeric: true });
    }
    const [first, second] = [column.values[a] ?? null, column.values[b] ?? null];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return sign * (first - second);
  };
  return pickRows(table, listRows(table).toSorted(compare));
}

/** One row for each group that a column names, with its numbers joined in one way, or with how many rows it has. */
export function joinRows(table: Table, by: number, how: Aggregate): ChosenRows {
  const column = table.columns[by];
  if (!column) return { table, remarks: [] };
  const groups = new Map<string, number[]>();
  for (const row of listRows(table)) {
    const name = column.texts[row] ?? '';
    groups.set(name, [...(groups.get(name) ?? []), row]);
  }
  const rows = [...groups.values()];
  const all =
    how === 'count'
      ? []
      : table.columns.filter((one): one is NumberColumn => one !== column && one.kind === 'number');
  const numbers = how === 'sum' ? listAdding(table, column.name) : all;
  const notAdded = all.filter((one) => !numbers.includes(one));
  const others = table.columns.filter((one) => one !== column && !all.some((joined) => joined === one));
  const missing = numbers.reduce(
    (sum, { values }) => sum + values.filter((value) => value === null).length,
    0,
  );
  const firsts = rows.map(([first = 0]) => first);
  const joined = how === 'count' ? [countRows(rows)] : numbers.map((one) => joinColumn(one, rows, how));
  return {
    table: { rows: rows.length, columns: [pickCells(column, firsts), ...joined] },
    remarks: [
      {
        code: 'rows_joined',
        parameters: {
          by: column.name,
          how,
          rows: countOf(table.rows),
          groups: countOf(rows),
          missing: countOf(missing),
          dropped: others.map(({ name }) => name),
          notAdded: notAdded.map(({ name }) => name),
        },
      },
    ],
  };
}

function countRows(groups: readonly (readonly number[])[]): NumberColumn {
  const values = groups.map((rows) => rows.length);
  return {
    kind: 'number',
    name: 'Count',
    unit: null,
    texts: values.map((value) => numberText(value)),
    values,
    decimals: 0,
  };
}

/** A mean and a median have digits that no cell has: two more, and no more. */
const MORE_DECIMALS = 2;

function joinColumn(
  column: NumberColumn,
  groups: readonly (readonly number[])[],
  how: Exclude<Aggregate, 'count'>,
): NumberColumn {
  const most = how === 'mean' || how === 'median' ? column.decimals + MORE_DECIMALS : column.decimals;
  const values = groups.map((rows) => {
    const known = rows.flatMap((row) => column.values[row] ?? []).sort((a, b) => a - b);
    return known.length === 0 ? null : roundTo(joinValues(known, how), most);
  });
  const texts = values.map((value) => (value === null ? '' : numberText(value)));
  const decimals = texts.reduce((longest, text) => Math.max(longest, text.split('.')[1]?.length ?? 0), 0);
  return { ...column, values, texts, decimals };
}

function roundTo(value: number, decimals: number): number {
  const rounded = Number(value.toFixed(Math.min(decimals, 100)));
  return Number.isFinite(rounded) ? rounded : value;
}

function joinValues(sorted: readonly number[], how: Exclude<Aggregate, 'count'>): number {
  switch (how) {
    case 'sum':
      return sorted.reduce((total, value) => total + value, 0);
    case 'mean':
      return computeMean(sorted);
    case 'median':
      return computeQuantile(sorted, 0.5);
    case 'least':
      return sorted[0] ?? 0;
    case 'greatest':
      return sorted.at(-1) ?? 0;
  }
}

function listRows({ rows }: Table): number[] {
  return Array.from({ length: rows }, (_, row) => row);
}

function pickRows(table: Table, rows: readonly number[]): Table {
  return { rows: rows.length, columns: table.columns.map((column) => pickCells(column, rows)) };
}

function pickCells(column: Column, rows: readonly number[]): Column {
  const texts = rows.map((row) => column.texts[row] ?? '');
  return column.kind === 'text'
    ? { ...column, texts }
    : { ...column, texts, values: rows.map((row) => column.values[row] ?? null) };
}
