import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Suggestion } from '@relievo/contracts/library/lists';
import { FileImage, FolderOpen, History, type LucideIcon, Search, TrendingUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { announce } from '../../../lib/speaking/announcer.ts';
import { useGo } from '../../../ui/page/use-go.ts';
import { useSuggestions } from './use-suggestions.ts';

const ICONS: Readonly<Record<Suggestion['kind'], LucideIcon>> = {
  resource: FileImage,
  variant: Search,
  category: FolderOpen,
  recent: History,
  trending: TrendingUp,
};

/** What tells a suggestion from the others of its list. */
function placeOf(suggestion: Suggestion): string {
  return `${suggestion.kind} ${suggestion.kind === 'resource' ? suggestion.id : suggestion.text}`;
}

/** What a search field suggests for a text, says of it, and does with what is taken. */
export function useSuggestedField(text: string, search: (words: string) => void) {
  const go = useGo();
  const kindOf = useKinds();
  const [isAsked, setAsked] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);
  const suggestions = useSuggestions(text, wasAsked);
  const count = suggestions.length;
  const words = plural(count, { one: '# suggestion', other: '# suggestions' });
  useEffect(() => {
    if (!isAsked || count === 0) return;
    let isShown = true;
    // A message waits until others were heard. By then the list may be closed, or have other suggestions.
    announce(() => (isShown ? words : null), 'library');
    return () => {
      isShown = false;
    };
  }, [isAsked, count, words]);
  return {
    suggestions: suggestions.map((suggestion) => {
      const Icon = ICONS[suggestion.kind];
      const icon = <Icon aria-hidden="true" size={20} />;
      return { id: placeOf(suggestion), text: suggestion.text, kind: kindOf(suggestion), icon };
    }),
    onPick: (place: string) => {
      const taken = suggestions.find((suggestion) => placeOf(suggestion) === place);
      if (taken?.kind === 'resource') go(`/resource/${taken.id}`);
      else if (taken?.kind === 'category')
        go('/library', { search: { tab: 'categories', category: taken.text } });
      else if (taken) search(taken.text);
    },
    onAsk: (asked: boolean) => {
      setAsked(asked);
      // What was found stays when the list closes: it opens again as it was.
      if (asked) setWasAsked(true);
    },
  };
}

function useKinds() {
  const { t } = useLingui();
  return (suggestion: Suggestion): string => {
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
        return t`Popular search`;
    }
  };
}
