import type { SortDirection } from '../../../ui/lists/table.tsx';
import { readOrder } from './column-order.ts';

/** Rows that are all on one page, by the text or the number that the column of the order has of each. */
export function sortRows<Row, Column extends string>(
  rows: readonly Row[],
  order: `${Column}-${SortDirection}`,
  values: Readonly<Record<Column, (row: Row) => string | number>>,
): Row[] {
  const { column, direction } = readOrder(order);
  const valueOf = values[column as Column];
  const sorted = rows.toSorted((one, other) => compare(valueOf(one), valueOf(other)));
  return direction === 'ascending' ? sorted : sorted.toReversed();
}

function compare(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return String(one).localeCompare(String(other));
}
