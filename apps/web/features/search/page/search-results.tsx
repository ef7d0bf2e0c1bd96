import { Trans, useLingui } from '@lingui/react/macro';
import { LIBRARY_ORDERS } from '@relievo/contracts';
import type { ReactNode } from 'react';
import { focusHeading } from '../../../lib/speaking/focus-heading.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/states/state-message.tsx';
import {
  type AddressState,
  countFilters,
  ListBrowser,
  NO_FILTERS,
  usePagedRows,
} from '../../listing/index.ts';
import { ResourceItem } from '../../resource/index.ts';
import { buildSearchedText, keepWords, type SearchAddress } from '../query/search-address.ts';
import { searchQuery } from '../query/search-queries.ts';
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
  const withoutFilters = { ...address, category: '', filters: NO_FILTERS, page: 1 };
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
        orders={LIBRARY_ORDERS.search}
        query={query}
        facets={{
          list: 'search',
          q: buildSearchedText(address),
          ...(address.category ? { category: address.category } : {}),
        }}
        rowKey={({ id }) => id}
        intro={<WordsAsFilters {...state} />}
        empty={() => (
          <EmptyState
            title={t`No resources found`}
            message={t`Try fewer or different words, or remove filters.`}
            action={
              address.category || countFilters(address.filters) > 0 ? (
                <Button
                  onPress={() => {
                    replace(withoutFilters);
                    focusHeading();
                  }}
                >
                  <Trans>Search without filters</Trans>
                </Button>
              ) : null
            }
          />
        )}
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
