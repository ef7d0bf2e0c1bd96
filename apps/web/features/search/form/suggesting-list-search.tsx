import { SuggestField } from '../../../ui/fields/suggest-field.tsx';
import { useGo } from '../../../ui/page/use-go.ts';
import { LIST_SEARCH_ID, useLateText } from '../../listing/index.ts';
import { createSearchAddress, SEARCH_CODEC } from '../query/search-address.ts';
import { useSuggestedField } from './use-suggested-field.tsx';

interface SuggestingListSearchProps {
  label: string;
  q: string;
  onSearch: (q: string) => void;
}

/** Searches the list while somebody types; a suggested search leads to its results, where words may set filters. */
export function SuggestingListSearch({ label, q, onSearch }: SuggestingListSearchProps) {
  const go = useGo();
  const { text, setText, submit } = useLateText(q, onSearch);
  const suggested = useSuggestedField(text, (words) =>
    go(SEARCH_CODEC.path, { search: SEARCH_CODEC.write(createSearchAddress(words)) }),
  );
  return (
    <form
      className="filter-bar-search"
      role="search"
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <SuggestField
        id={LIST_SEARCH_ID}
        label={label}
        placeholder={label}
        value={text}
        onChange={setText}
        {...suggested}
      />
    </form>
  );
}
