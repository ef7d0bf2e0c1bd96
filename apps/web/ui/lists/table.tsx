import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import './table.css';

export type SortDirection = 'ascending' | 'descending';
export type Sort<Column extends string> = { readonly column: Column; readonly direction: SortDirection };

export type TableColumn<Row, Column extends string> = {
  readonly id: Column;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  readonly numeric?: boolean;
  readonly sortable?: boolean;
};

type TableProps<Row, Column extends string> = {
  caption: string;
  columns: readonly TableColumn<Row, Column>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: Sort<Column>;
  onSort?: (sort: Sort<Column>) => void;
};

/** The same column again turns the order round; another column begins with the largest. */
export const nextSort = <Column extends string>(
  current: Sort<Column> | undefined,
  column: Column,
): Sort<Column> =>
  current?.column === column && current.direction === 'descending'
    ? { column, direction: 'ascending' }
    : { column, direction: 'descending' };

/** A real table: screen readers have their own, better keys for it than any grid of ours. */
export function Table<Row, Column extends string>({
  caption,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
}: TableProps<Row, Column>) {
  return (
    <div className="table-scroll" role="region" aria-label={caption} tabIndex={0}>
      <table className="table">
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                data-numeric={column.numeric || undefined}
                {...ariaSort(column, sort)}
              >
                {column.sortable && onSort ? (
                  <button
                    type="button"
                    className="table-sort"
                    onClick={() => onSort(nextSort(sort, column.id))}
                  >
                    <span>{column.label}</span>
                    <SortIcon direction={sort?.column === column.id ? sort.direction : undefined} />
                  </button>
                ) : (
                  column.label
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.id} scope="row">
                    {column.cell(row)}
                  </th>
                ) : (
                  <td key={column.id} data-numeric={column.numeric || undefined}>
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function ariaSort<Row, Column extends string>(
  column: TableColumn<Row, Column>,
  sort: Sort<Column> | undefined,
) {
  if (!column.sortable) return {};
  return { 'aria-sort': sort?.column === column.id ? sort.direction : 'none' } as const;
}

function SortIcon({ direction }: { direction: SortDirection | undefined }) {
  const Icon = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ArrowUpDown;
  return <Icon aria-hidden="true" size={18} />;
}
