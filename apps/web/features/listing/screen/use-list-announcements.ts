import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import { announce } from '../../../lib/speaking/announcer.ts';
import type { PagedRows } from '../query/use-paged-rows.ts';
import type { ListWords } from '../words/list-words.ts';

interface Shown {
  readonly page: number;
  readonly itemsPerPage: number;
}

/** Says what a list shows when it shows something else: how much was found, which part of it, or that it failed. */
export function useListAnnouncements<Row>(
  words: ListWords,
  { question, status, hasMoreFailed, total, exceedsTotal, isBehind, pagesShown, pages, rows }: PagedRows<Row>,
  { page, itemsPerPage }: Shown,
): void {
  const { t, i18n } = useLingui();
  const part = `${page} ${itemsPerPage} ${pagesShown}`;
  const before = useRef({ question: '', part: '', page: 1 });
  const say = useEffectEvent((now: { part: string; total: number; first: Row | undefined }) => {
    const isOtherPart = before.current.question === question && before.current.part !== now.part;
    const isMovedAlong = before.current.question !== question && before.current.page > page;
    before.current = { question, part: now.part, page };
    if (total === 0) announce(words.none, 'library');
    else if (isOtherPart) {
      const begin = (page - 1) * itemsPerPage + 1;
      const [from, to, all] = [begin, begin + rows.length - 1, total].map((count) => i18n.number(count));
      announce(
        exceedsTotal
          ? t`Page ${page} of ${pages}: ${from}-${to} of more than ${all} ${words.items}`
          : t`Page ${page} of ${pages}: ${from}-${to} of ${all} ${words.items}`,
        'pagination',
      );
    } else {
      const found = words.found(total, exceedsTotal);
      // Who narrows a list on a later page is on the first one then.
      announce(isMovedAlong ? t`${found}. Page ${page} of ${pages}` : found, 'library');
    }
  });
  const fail = useEffectEvent(() => announce(words.failed, 'errors'));
  const isThere = status === 'there' && !isBehind;
  const first = isThere ? rows[0] : undefined;
  useEffect(() => {
    if (isThere) say({ part, total, first });
  }, [isThere, total, part, first]);
  const hasFailed = status === 'failed' || hasMoreFailed;
  useEffect(() => {
    if (hasFailed) fail();
  }, [hasFailed]);
}
