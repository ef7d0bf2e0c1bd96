import type { SortDirection } from '../../../ui/lists/table.tsx';

/** A column and which way, as an address and the server name it. */
export type ColumnOrder = `${string}-${SortDirection}`;

export function readOrder(order: ColumnOrder): { column: string; direction: SortDirection } {
  const at = order.lastIndexOf('-');
  return { column: order.slice(0, at), direction: order.slice(at + 1) as SortDirection };
}
