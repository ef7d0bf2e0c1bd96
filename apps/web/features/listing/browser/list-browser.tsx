import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createLatePart } from '../../../lib/late-parts/late-part.ts';
import { announce } from '../../../lib/speaking/announcer.ts';
import { focusHeading } from '../../../lib/speaking/focus-heading.ts';
import { useStore } from '../../../lib/stores/use-store.ts';
import type { FocusProps } from '../../../ui/lists/card-grid.tsx';
import { countFilters } from '../address/filters.ts';
import { clearAddress, type ListAddress } from '../address/list-address.ts';
import type { SortOrder } from '../address/sort-orders.ts';
import type { AddressState } from '../address/use-address.ts';
import { FILTERS_ID, FilterBar } from '../filters/filter-bar.tsx';
import { FilterChips } from '../filters/filter-chips.tsx';
import { filterPanelStore, registerFilterList } from '../filters/filter-panel-state.ts';
import type { FacetedList } from '../query/facets-query.ts';
import { type ListQuery, usePagedRows } from '../query/use-paged-rows.ts';
import { ListScreen } from '../screen/list-screen.tsx';
import { pagingOf } from '../screen/use-paging.ts';
import type { View } from '../screen/view.ts';
import { ViewToggle } from '../screen/view-toggle.tsx';
import { type ListKind, useListWords } from '../words/list-words.ts';
import './list-browser.css';

const FilterPanel = createLatePart(() => import('../filters/filter-panel.tsx'), 'FilterPanel');
const SortDialog = createLatePart(() => import('../filters/sort-dialog.tsx'), 'SortDialog');

interface ListBrowserProps<Row, Address extends ListAddress> {
  kind: ListKind;
  heading: string;
  searchLabel: string;
  /** Stands in place of the field that searches while somebody types. */
  search?: ReactNode;
  state: AddressState<Address>;
  orders: readonly [SortOrder, ...SortOrder[]];
  query: ListQuery<Row>;
  /** For lists of resources, which have filters. */
  facets?: FacetedList;
  /** What narrows the list besides its filters, and what of the address is without it. */
  narrowing?: { readonly choice: ReactNode; readonly isInUse: boolean; readonly without: Partial<Address> };
  rowKey: (row: Row) => string;
  /** What stands there when nothing was found; `clear` takes search and filters away where there are any. */
  empty: (clear: (() => void) | undefined) => ReactNode;
  /** Told what the list shows, in words, whenever that changes. */
  onShown?: (shown: string) => void;
  /** Stands above the list, below its heading. */
  intro?: ReactNode;
  /** A heading of its own, above everything, in place of the plain one beside the number of results. */
  head?: ReactNode;
  children: (row: Row, view: View, focusProps: FocusProps) => ReactNode;
}

/** A list with everything to find things in it: search, orders, filters, layouts and pages, all in the address. */
export function ListBrowser<Row, Address extends ListAddress>(props: ListBrowserProps<Row, Address>) {
  const { kind, heading, searchLabel, state, orders, query, facets, narrowing, rowKey, onShown } = props;
  const { address, replace } = state;
  const { t } = useLingui();
  const words = useListWords(kind);
  const list = usePagedRows(query, address);
  const [isSorting, setSorting] = useState(false);
  const isFiltering = useFilterPanel(facets !== undefined);

  const found =
    list.status === 'failed'
      ? words.notLoaded
      : list.status === 'loading' || list.isBehind
        ? words.loading
        : words.found(list.total, list.exceedsTotal);
  const tellShown = useEffectEvent((shown: string) => onShown?.(shown));
  useEffect(() => tellShown(found), [found]);

  const change = (part: Partial<ListAddress>) => replace({ ...address, ...part, page: 1 });
  const reset = () => replace({ ...address, ...clearAddress(orders), ...narrowing?.without, page: 1 });
  const clear = () => {
    reset();
    announce(t`All filters cleared`, 'library');
  };
  const clearAll = () => {
    clear();
    focusHeading();
  };
  const inUse = countFilters(address.filters);
  const isNarrowed = address.q !== '' || (facets !== undefined && inUse > 0) || (narrowing?.isInUse ?? false);

  return (
    <div className="list-browser">
      {props.head}
      <FilterBar
        search={props.search}
        searchLabel={searchLabel}
        q={address.q}
        onSearch={(q) => change({ q })}
        sort={address.sort}
        orders={orders}
        onSort={(sort) => change({ sort })}
        onOpenSort={() => setSorting(true)}
        narrowing={narrowing?.choice}
        {...(facets ? { filters: { count: inUse, onOpen: () => filterPanelStore.set(true) } } : {})}
      >
        <ViewToggle />
      </FilterBar>
      <div className="list-head">
        {props.head ? null : <h2>{heading}</h2>}
        <p className="list-count">{found}</p>
        {facets ? (
          <FilterChips
            filters={address.filters}
            onChange={(filters) => change({ filters })}
            onClear={reset}
          />
        ) : null}
      </div>
      {props.intro}
      <ListScreen
        kind={kind}
        label={heading}
        list={list}
        rowKey={rowKey}
        paging={pagingOf(state)}
        empty={props.empty(isNarrowed ? clearAll : undefined)}
      >
        {props.children}
      </ListScreen>
      {isFiltering && facets ? (
        <FilterPanel
          filters={address.filters}
          list={facets}
          found={found}
          onChange={(filters) => change({ filters })}
          onClear={clear}
          onClose={() => filterPanelStore.set(false)}
        />
      ) : null}
      {isSorting ? (
        <SortDialog
          sort={address.sort}
          orders={orders}
          onSort={(sort) => change({ sort })}
          onClose={() => setSorting(false)}
        />
      ) : null}
    </div>
  );
}

/** The panel belongs to the list on screen and is closed with it; the focus goes to the button of the filters. */
function useFilterPanel(hasFilters: boolean): boolean {
  useEffect(() => {
    if (!hasFilters) return;
    const leave = registerFilterList();
    return () => {
      leave();
      filterPanelStore.set(false);
    };
  }, [hasFilters]);
  const isOpen = useStore(filterPanelStore) && hasFilters;
  const wasOpen = useRef(false);
  useEffect(() => {
    // However it was opened: what had the focus before may be gone from a list that was narrowed.
    if (wasOpen.current && !isOpen) document.getElementById(FILTERS_ID)?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return isOpen;
}
