import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Page } from '../../../ui/page/page.tsx';
import { countFilters, cutPreview, useAddress } from '../../listing/index.ts';
import { SearchInput } from '../form/search-input.tsx';
import { SEARCH_CODEC } from '../query/search-address.ts';
import { EmptySearch } from './empty-search.tsx';
import { SearchResults } from './search-results.tsx';

/** So much of a long search stands in the heading. */
const IN_HEADING = 60;

/** What a search finds; without one, where to begin. */
export function SearchPage() {
  const { t } = useLingui();
  const state = useAddress(SEARCH_CODEC);
  const [shown, setShown] = useState('');
  const { q, category, filters } = state.address;
  const isAsked = q !== '' || category !== '' || countFilters(filters) > 0;
  const words = cutPreview(q, IN_HEADING);
  const input = <SearchInput key={q} label={t`Library`} start={q} />;
  return (
    <Page
      title={q ? t`Results for “${words}”` : t`Search`}
      describe={{
        contents: isAsked
          ? t`A search field with suggestions, sorting, filters, a choice of grid or list, the results, and links to export them. ${shown}`
          : t`A search field with suggestions, then your recent searches and popular searches.`,
        mainAction: t`Search`,
        keys: [{ keys: t`Arrow keys`, does: t`Move through the suggestions, or from card to card` }],
      }}
    >
      {isAsked ? (
        <SearchResults state={state} search={input} onShown={setShown} />
      ) : (
        <EmptySearch>{input}</EmptySearch>
      )}
    </Page>
  );
}
