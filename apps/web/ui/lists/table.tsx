import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import './table.css';
import { useScrollsSideways } from './use-scrolls-sideways.ts';

export type SortDirection = 'ascending' | 'descending';
export interface Sort<Column extends string> {
  readonly column: Column;
  readonly direction: SortDirection;
}

export interface TableColumn<Row, Column extends string> {
  readonly id: Column;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  readonly numeric?: boolean;
  readonly sortable?: boolean;
  /** It holds only what is pressed: paper has no such column. */
  readonly isForPressing?: boolean;
}

interface TableProps<Row, Column extends string> {
  caption: string;
  columns: readonly TableColumn<Row, Column>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: Sort<Column>;
  onSort?: (sort: Sort<Column>) => void;
  /** A heading just above says it to eyes already. */
  hidesCaption?: boolean;
}

/** More than these are too many for a phone: there each row is a block, and each cell has its label. */
const FEW_COLUMNS = 2;

/** The same column again turns the order round; another column begins with the largest. */
export function chooseNextSort<Column extends string>(
  current: Sort<Column> | undefined,
  column: Column,
): Sort<Column> {
  return current?.column === column && current.direction === 'descending'
    ? { column, direction: 'ascending' }
    : { column, direction: 'descending' };
}

/** Where rows are shown as blocks, some browsers no longer tell that they are a table: what each part is, is said as well. */
const SAID = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader', scope: 'col' },
  name: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;

/** A real table: screen readers have their own, better keys for it than any grid of ours. */
export function Table<Row, Column extends string>({
  caption,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  hidesCaption = false,
}: TableProps<Row, Column>) {
  const frame = useRef<HTMLDivElement>(null);
  const scrolls = useScrollsSideways(frame);
  return (
    // Only what scrolls needs the keys, and a place to stop at.
    <div
      ref={frame}
      className="table-scroll"
      {...(scrolls ? { role: 'region', 'aria-label': caption, tabIndex: 0 } : {})}
    >
      <table className="table" {...SAID.table} data-stacks={columns.length > FEW_COLUMNS || undefined}>
        <caption className={hidesCaption ? 'spoken' : undefined}>{caption}</caption>
        <thead {...SAID.group}>
          <tr {...SAID.row}>
            {columns.map((column) => (
              <th
                key={column.id}
                {...SAID.column}
                className={column.isForPressing ? 'screen-only' : undefined}
                data-numeric={column.numeric || undefined}
                {...toAriaSort(column, sort)}
              >
                {column.sortable && onSort ? (
                  <button
                    type="button"
                    className="table-sort"
                    onClick={() => onSort(chooseNextSort(sort, column.id))}
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
        <tbody {...SAID.group}>
          {rows.map((row) => (
            <tr key={rowKey(row)} {...SAID.row}>
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.id} {...SAID.name}>
                    {column.cell(row)}
                  </th>
                ) : (
                  <td
                    key={column.id}
                    {...SAID.cell}
                    className={column.isForPressing ? 'screen-only' : undefined}
                    data-label={column.label}
                    data-numeric={column.numeric || undefined}
                  >
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

function toAriaSort<Row, Column extends string>(
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
