import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useDevice } from '../../../lib/layout/breakpoints.ts';
import { SuggestField } from '../../../ui/fields/suggest-field.tsx';
import { useGo } from '../../../ui/page/use-go.ts';
import { createSearchAddress, SEARCH_CODEC } from '../query/search-address.ts';
import { SearchForm } from './search-form.tsx';
import { useSuggestedField } from './use-suggested-field.tsx';

/**
 * A search with suggestions; what is taken or typed leads to its place. On a phone it is the only search of its page,
 * because the header leaves its own away.
 */
export function SearchInput({ label, start }: { label: string; start: string }) {
  const { t } = useLingui();
  const go = useGo();
  const isOnlySearch = useDevice() === 'mobile';
  const [text, setText] = useState(start);
  const suggested = useSuggestedField(text, (words) => {
    setText(words);
    go(SEARCH_CODEC.path, { search: SEARCH_CODEC.write(createSearchAddress(words)) });
  });
  return (
    <SearchForm label={label} text={text}>
      <SuggestField
        {...(isOnlySearch ? { id: 'search' } : {})}
        label={t`Search graphics, subjects, authors`}
        placeholder={t`Search graphics, subjects, authors`}
        value={text}
        onChange={setText}
        {...suggested}
      />
    </SearchForm>
  );
}
