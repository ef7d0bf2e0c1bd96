import {
  isLongEnough,
  listSuggestions,
  type SearchSuggestions,
  type Suggestion,
} from '@relievo/contracts/library/lists';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useViewer } from '../../../lib/server/session.ts';
import { SEARCH_PAUSE } from '../../listing/index.ts';
import {
  findKnownSuggestions,
  findSuggestions,
  NO_SUGGESTIONS,
  recentSearchesQuery,
  trendsQuery,
} from '../query/search-queries.ts';

/** What is offered for a text: at once what is known already, and after a pause in typing what the library holds. */
export function useSuggestions(text: string, isWanted: boolean): readonly Suggestion[] {
  const viewer = useViewer();
  const session = viewer.status === 'signed-in' ? viewer.session : undefined;
  const person = session?.user.id ?? '';
  const recent = useQuery({ ...recentSearchesQuery(person), enabled: isWanted && session !== undefined });
  const trends = useQuery({ ...trendsQuery, enabled: isWanted });
  const organization = session?.currentOrganization?.id ?? '';
  const found = useFound(`${person} ${organization}`, text.trim(), isWanted);
  return listSuggestions(text, {
    ...found,
    recent: recent.data ?? [],
    trends: trends.data ?? [],
  });
}

interface Found {
  readonly of: string;
  readonly suggestions: SearchSuggestions;
}

/** While the next answer is on its way, the one before it still stands where it fits. */
function useFound(who: string, search: string, isWanted: boolean): SearchSuggestions {
  const [found, setFound] = useState<Found>({ of: '', suggestions: NO_SUGGESTIONS });
  const isLookedUp = isWanted && isLongEnough(search);
  const known = isLookedUp ? findKnownSuggestions(who, search) : NO_SUGGESTIONS;
  useEffect(() => {
    if (!isLookedUp || known) return;
    const left = new AbortController();
    const timer = setTimeout(async () => {
      const suggestions = await findSuggestions(who, search, left.signal);
      if (!left.signal.aborted) setFound({ of: search, suggestions });
    }, SEARCH_PAUSE);
    return () => {
      left.abort();
      clearTimeout(timer);
    };
  }, [who, search, isLookedUp, known]);
  if (known) return known;
  return found.of === search ? found.suggestions : NO_SUGGESTIONS;
}
