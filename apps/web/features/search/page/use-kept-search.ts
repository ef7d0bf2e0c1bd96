import { isLongEnough } from '@relievo/contracts/library/lists';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { client } from '../../../lib/server/client.ts';
import { askOrNothing } from '../../../lib/server/or-nothing.ts';
import { useViewer } from '../../../lib/server/session.ts';
import { type PagedRows } from '../../listing/index.ts';
import { recentSearchesQuery } from '../query/search-queries.ts';

/** Who searched for what last in this window: looking at page 2, coming back or loading the page again is not another search. */
let kept = '';

/** Puts a search into the history of whoever made it, once its results are there. */
export function useKeptSearch<Row>(q: string, { status, isBehind, total }: PagedRows<Row>): void {
  const queries = useQueryClient();
  const viewer = useViewer();
  const person = viewer.status === 'signed-in' ? viewer.session.user.id : undefined;
  const search = person && isLongEnough(q) ? `${person} ${q}` : undefined;
  const isThere = status === 'there' && !isBehind;
  const keep = useEffectEvent(async (whose: string) => {
    const mine = recentSearchesQuery(whose);
    const [latest] = await queries.fetchQuery(mine);
    if (latest?.searchQuery === q) return;
    const entry = await askOrNothing('history of searches', null, () =>
      client.searches.save({ searchQuery: q, searchType: 'simple', resultsCount: total }),
    );
    if (entry) await queries.invalidateQueries({ queryKey: mine.queryKey });
  });
  useEffect(() => {
    if (!person || !search || !isThere || search === kept) return;
    kept = search;
    void keep(person);
  }, [person, search, isThere]);
}
