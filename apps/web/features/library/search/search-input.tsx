import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Suggestion } from '@relievo/contracts';
import { FileImage, FolderOpen, History, Search, TrendingUp } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { announce } from '../../../lib/announcer.ts';
import { type Suggested, SuggestField } from '../../../ui/suggest-field.tsx';
import { useGo } from '../../../ui/use-go.ts';
import { SEARCH_CODEC, searchFor } from './search-address.ts';
import { SearchForm } from './search-form.tsx';
import { useSuggestions } from './use-suggestions.ts';

type SearchInputProps = { id?: string; label: string; start: string };

/** A search with suggestions; what is chosen or typed leads to its place. */
export function SearchInput({ id, label, start }: SearchInputProps) {
  const { t } = useLingui();
  const go = useGo();
  const [text, setText] = useState(start);
  const [isWanted, setWanted] = useState(false);
  const suggestions = useSuggestions(text, isWanted);
  const shown = useShown(suggestions);
  const count = shown.length;
  const words = plural(count, { one: '# suggestion', other: '# suggestions' });
  useEffect(() => {
    if (isWanted && count > 0) announce(words, 'library');
  }, [isWanted, count, words]);

  const search = (words: string) => {
    setText(words);
    go(SEARCH_CODEC.path, { search: SEARCH_CODEC.write(searchFor(words)) });
  };
  const pick = (place: string) => {
    const chosen = suggestions.find((suggestion) => placeOf(suggestion) === place);
    if (chosen?.kind === 'resource') go(`/resource/${chosen.id}`);
    else if (chosen?.kind === 'category')
      go('/library', { search: { tab: 'categories', category: chosen.text } });
    else if (chosen) search(chosen.text);
  };
  return (
    <SearchForm label={label} text={text}>
      <SuggestField
        label={t`Search graphics, subjects, authors`}
        placeholder={t`Search graphics, subjects, authors`}
        {...(id ? { id } : {})}
        value={text}
        onChange={setText}
        suggestions={shown}
        onPick={pick}
        onAsk={setWanted}
      />
    </SearchForm>
  );
}

/** What tells a suggestion from the others of its list. */
const placeOf = (suggestion: Suggestion): string =>
  `${suggestion.kind} ${suggestion.kind === 'resource' ? suggestion.id : suggestion.text}`;

const ICONS: Readonly<Record<Suggestion['kind'], ReactNode>> = {
  resource: <FileImage aria-hidden="true" size={20} />,
  variant: <Search aria-hidden="true" size={20} />,
  category: <FolderOpen aria-hidden="true" size={20} />,
  recent: <History aria-hidden="true" size={20} />,
  trending: <TrendingUp aria-hidden="true" size={20} />,
};

function useShown(suggestions: readonly Suggestion[]): readonly Suggested[] {
  const { t } = useLingui();
  const kindOf = (suggestion: Suggestion): string => {
    switch (suggestion.kind) {
      case 'resource':
        return suggestion.category ? t`Resource in ${suggestion.category}` : t`Resource`;
      case 'category':
        return t`Category with ${plural(suggestion.count, { one: '# resource', other: '# resources' })}`;
      case 'variant':
        return t`Search`;
      case 'recent':
        return t`You searched this`;
      case 'trending':
        return t`Searched often`;
    }
  };
  return suggestions.map((suggestion) => ({
    id: placeOf(suggestion),
    text: suggestion.text,
    kind: kindOf(suggestion),
    icon: ICONS[suggestion.kind],
  }));
}
