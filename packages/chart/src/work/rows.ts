import { type ChosenRows, filterRows, joinRows, type RowFilter, sortRows } from '../model/rows.ts';
import { readNumber } from '../table/number.ts';
import { findColumn, type Table } from '../table/table.ts';
import type { RowChoice } from './work.ts';

/** The rows that a person asked for, joined and in their order; a column that is not there changes nothing. */
export function chooseRows(read: Table, { keep, sort, total }: RowChoice): ChosenRows {
  const filter = keep && findFilter(read, keep);
  const kept = filter ? filterRows(read, filter) : { table: read, remarks: [] };
  const by = total ? findColumn(kept.table, total.column) : -1;
  const joined =
    total && by !== -1 ? joinRows(kept.table, by, total.how) : { table: kept.table, remarks: [] };
  const sorted = sort ? findColumn(joined.table, sort.column) : -1;
  return {
    table: sort && sorted !== -1 ? sortRows(joined.table, sorted, sort.order) : joined.table,
    remarks: [...kept.remarks, ...joined.remarks],
  };
}

/** What was typed is a number where the column has numbers, and a word else. */
function findFilter(
  table: Table,
  { column: name, is, value }: NonNullable<RowChoice['keep']>,
): RowFilter | null {
  const column = findColumn(table, name);
  if (column === -1) return null;
  const typed = value.trim();
  if (is === 'contains') return { column, keeps: 'containing', text: typed };
  const limit = (readNumber(typed, 'point') ?? readNumber(typed, 'comma'))?.value ?? null;
  if (is === 'equal')
    return table.columns[column]?.kind === 'number' && limit !== null
      ? { column, keeps: 'between', from: limit, to: limit }
      : { column, keeps: 'same', text: typed };
  return { column, keeps: is, value: limit ?? Number.NaN };
}
