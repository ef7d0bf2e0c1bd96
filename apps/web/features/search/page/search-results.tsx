import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { type AddressState, ListBrowser, usePagedRows } from '../../listing/index.ts';
import { ResourceItem } from '../../resource/index.ts';
import { buildSearchedText, keepWords, ordersOfSearch, type SearchAddress } from '../query/search-address.ts';
import { searchQuery } from '../query/search-queries.ts';
import { NothingFound } from './nothing-found.tsx';
import { TakeAlong } from './take-along.tsx';
import { useKeptSearch } from './use-kept-search.ts';
import { WordsAsFilters } from './words-as-filters.tsx';

interface SearchResultsProps {
  state: AddressState<SearchAddress>;
  search: ReactNode;
  onShown: (shown: string) => void;
}

export function SearchResults({ state, search, onShown }: SearchResultsProps) {
  const { t } = useLingui();
  const { address, replace } = state;
  const query = searchQuery(address);
  const list = usePagedRows(query, address);
  useKeptSearch(address.q, list);
  return (
    <>
      <ListBrowser
        kind="resources"
        heading={t`Results`}
        searchLabel={t`Search`}
        search={search}
        state={{
          ...state,
          replace: (next) => replace(keepWords(address, next)),
        }}
        orders={ordersOfSearch(address)}
        query={query}
        facets={{
          list: 'search',
          q: buildSearchedText(address),
          ...(address.category ? { category: address.category } : {}),
        }}
        rowKey={({ id }) => id}
        intro={<WordsAsFilters {...state} />}
        empty={() => <NothingFound {...state} />}
        onShown={onShown}
      >
        {(resource, view, focusProps) => (
          <ResourceItem resource={resource} view={view} focusProps={focusProps} />
        )}
      </ListBrowser>
      {list.total > 0 ? <TakeAlong address={address} /> : null}
    </>
  );
}
