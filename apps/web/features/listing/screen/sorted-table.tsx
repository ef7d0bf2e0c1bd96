import { Table, type TableColumn } from '../../../ui/lists/table.tsx';
import { type ColumnOrder, readOrder } from './column-order.ts';
import { useSaySort } from './use-say-sort.ts';

interface SortedTableProps<Row, Order extends ColumnOrder> {
  caption: string;
  /** Where no heading just above says it to eyes already. */
  showsCaption?: boolean;
  columns: readonly TableColumn<Row, string>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** How the rows can be ordered: the heading of each column that is named there is a button. */
  orders: readonly Order[];
  order: Order;
  onOrder: (order: Order) => void;
}

/** A table whose headings sort it by a press; which way it is sorted then is said. */
export function SortedTable<Row, Order extends ColumnOrder>(props: SortedTableProps<Row, Order>) {
  const { columns, orders, order, onOrder, showsCaption = false, ...table } = props;
  const saySort = useSaySort();
  const sorted = new Set(orders.map((one) => readOrder(one).column));
  return (
    <Table
      {...table}
      hidesCaption={!showsCaption}
      columns={columns.map((column) => ({ ...column, sortable: sorted.has(column.id) }))}
      sort={readOrder(order)}
      onSort={({ column, direction }) => {
        const chosen = orders.find((one) => one === `${column}-${direction}`);
        if (chosen === undefined) return;
        saySort(columns.find(({ id }) => id === column)?.label ?? '', direction);
        onOrder(chosen);
      }}
    />
  );
}
