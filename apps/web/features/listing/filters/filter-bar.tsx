import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDownUp, ListFilter } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDevice } from '../../../lib/layout/breakpoints.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import type { SortOrder } from '../address/sort-orders.ts';
import { LIST_SEARCH_ID } from './list-search-id.ts';
import { SortSelect } from './sort-select.tsx';
import { useLateText } from './use-late-text.ts';
import './filter-bar.css';

/** The button of the filters: it has the focus when the last filter was taken off. */
export const FILTERS_ID = 'list-filters';

interface FilterBarProps {
  /** Stands in place of the field that searches while somebody types. */
  search?: ReactNode;
  searchLabel: string;
  q: string;
  onSearch: (q: string) => void;
  sort: SortOrder;
  orders: readonly SortOrder[];
  onSort: (sort: SortOrder) => void;
  onOpenSort: () => void;
  /** How many filters are in use; nothing for a list that has none. */
  filters?: { readonly count: number; readonly onOpen: () => void };
  /** What narrows the list besides its filters. */
  narrowing?: ReactNode;
  /** How the list is laid out. */
  children?: ReactNode;
}

/** What narrows and orders a list. On a phone the orders open as a dialog. */
export function FilterBar(props: FilterBarProps) {
  const { search, sort, orders, onSort, onOpenSort, filters, narrowing, children } = props;
  const { t } = useLingui();
  const device = useDevice();
  return (
    <div className="filter-bar">
      {search ?? <ListSearch {...props} />}
      <div className="filter-bar-controls">
        {device === 'mobile' ? (
          <Button
            icon={<ArrowDownUp aria-hidden="true" size={20} />}
            aria-haspopup="dialog"
            onPress={onOpenSort}
          >
            <Trans>Sort</Trans>
          </Button>
        ) : (
          <SortSelect sort={sort} orders={orders} onSort={onSort} />
        )}
        {narrowing}
        {filters ? (
          <Button
            id={FILTERS_ID}
            icon={<ListFilter aria-hidden="true" size={20} />}
            aria-label={filters.count > 0 ? t`Filters, ${filters.count} in use` : t`Filters`}
            aria-haspopup="dialog"
            onPress={filters.onOpen}
          >
            <Trans>Filters</Trans>{' '}
            {filters.count > 0 ? <span className="filter-count">{filters.count}</span> : null}
          </Button>
        ) : null}
        {children}
      </div>
    </div>
  );
}

/** Searches the list while somebody types, and at once on Enter. */
function ListSearch({ searchLabel, q, onSearch }: Pick<FilterBarProps, 'searchLabel' | 'q' | 'onSearch'>) {
  const { text, setText, submit } = useLateText(q, onSearch);
  return (
    <form
      className="filter-bar-search"
      role="search"
      aria-label={searchLabel}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <SearchField
        id={LIST_SEARCH_ID}
        label={searchLabel}
        placeholder={searchLabel}
        value={text}
        onChange={setText}
      />
    </form>
  );
}
