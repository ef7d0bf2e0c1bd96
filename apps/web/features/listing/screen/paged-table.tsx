import type { ReactNode, RefObject } from 'react';
import { useDevice } from '../../../lib/layout/breakpoints.ts';
import { Pagination } from '../../../ui/lists/pagination.tsx';
import type { PagedRows } from '../query/use-paged-rows.ts';
import { type ListKind, useListWords } from '../words/list-words.ts';
import { ListStates } from './list-states.tsx';
import type { Paging } from './use-paging.ts';

interface PagedTableProps<Row> {
  kind: ListKind;
  className: string;
  list: PagedRows<Row>;
  paging: Paging;
  area: RefObject<HTMLDivElement | null>;
  toStart: () => void;
  /** What stands there when nothing was found. */
  empty: ReactNode;
  /** The table of the rows of this page. */
  children: ReactNode;
}

/** A list whose rows are a table, in every state; another page begins at its first row. */
export function PagedTable<Row>(props: PagedTableProps<Row>) {
  const { kind, className, list, paging, area, toStart, empty, children } = props;
  const words = useListWords(kind);
  const device = useDevice();
  return (
    <div
      ref={area}
      className={className}
      role="group"
      aria-label={words.items}
      tabIndex={-1}
      aria-busy={list.isBehind}
    >
      <ListStates words={words} list={list} paging={paging} view="list" empty={empty}>
        {children}
        <Pagination
          noun={words.nounOf(list.total)}
          page={paging.page}
          perPage={paging.itemsPerPage}
          total={list.total}
          compact={device === 'mobile'}
          onPage={(page) => {
            paging.onPage(page);
            toStart();
          }}
          onPerPage={paging.onItemsPerPage}
        />
      </ListStates>
    </div>
  );
}
