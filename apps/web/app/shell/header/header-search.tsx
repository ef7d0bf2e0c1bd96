import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { SearchForm } from '../../../features/search/form/search-form.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';

/** The header's search offers no suggestions: it goes to the results, and keeps the words while they are on screen. */
export function HeaderSearch() {
  const searched = useLocation({
    select: ({ pathname, searchStr }) =>
      pathname === '/search' ? (new URLSearchParams(searchStr).get('q') ?? '') : '',
  });
  return <HeaderSearchForm key={searched} start={searched} />;
}

function HeaderSearchForm({ start }: { start: string }) {
  const { t } = useLingui();
  const [text, setText] = useState(start);
  return (
    <div className="header-search">
      <SearchForm label={t`Site`} text={text}>
        <SearchField
          id="search"
          label={t`Search graphics, subjects, authors`}
          placeholder={t`Search graphics, subjects, authors`}
          value={text}
          onChange={setText}
        />
      </SearchForm>
    </div>
  );
}
