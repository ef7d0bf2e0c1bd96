import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { useGo } from '../../../ui/page/use-go.ts';
import { createSearchAddress, SEARCH_CODEC } from '../query/search-address.ts';
import './search-form.css';

interface SearchFormProps {
  /** Tells several search forms of one page apart. */
  label: string;
  text: string;
  children: ReactNode;
}

/** A field and its button, which waits for words; both lead to the results. */
export function SearchForm({ label, text, children }: SearchFormProps) {
  const { t } = useLingui();
  const go = useGo();
  const isEmpty = text.trim() === '';
  return (
    <form
      className="search-form"
      role="search"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty) go(SEARCH_CODEC.path, { search: SEARCH_CODEC.write(createSearchAddress(text)) });
      }}
    >
      {children}
      <Button type="submit" isDisabled={isEmpty}>
        {t`Search`}
      </Button>
    </form>
  );
}
