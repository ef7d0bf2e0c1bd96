import { SuggestField } from '../../../ui/suggest-field.tsx';
import { LIST_SEARCH_ID } from '../filters/filter-bar.tsx';
import { useLateText } from '../filters/use-late-text.ts';
import { useSuggestedField } from './use-suggested-field.tsx';

type SuggestingListSearchProps = { label: string; q: string; onSearch: (q: string) => void };

/** Searches the list while somebody types, and suggests what else the words may lead to. */
export function SuggestingListSearch({ label, q, onSearch }: SuggestingListSearchProps) {
  const { text, setText, submit } = useLateText(q, onSearch);
  const suggested = useSuggestedField(text, (words) => {
    setText(words);
    onSearch(words);
  });
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
