import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import { announce, type Channel } from '../../../lib/speaking/announcer.ts';
import type { PagedRows } from '../query/use-paged-rows.ts';
import type { ListWords } from '../words/list-words.ts';

interface Shown {
  readonly page: number;
  readonly itemsPerPage: number;
}

interface View {
  readonly question: string;
  readonly part: string;
  readonly total: number;
  readonly first: unknown;
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
  /** The view that was announced last; null after an error, and while other rows are on their way. */
  const announced = useRef<View | null>(null);
  const say = useEffectEvent((view: View) => {
    if (isSameView(announced.current, view)) return;
    announced.current = view;
    // A message waits until others were heard. By then the list may show other rows, or another page may be open.
    const sayIfShown = (text: string, channel: Channel) =>
      announce(() => (announced.current === view ? text : null), channel);
    const isOtherPart = before.current.question === question && before.current.part !== view.part;
    const isMovedAlong = before.current.question !== question && before.current.page > page;
    before.current = { question, part: view.part, page };
    if (total === 0) sayIfShown(words.none, 'library');
    else if (isOtherPart) {
      const begin = (page - 1) * itemsPerPage + 1;
      const [from, to, all] = [begin, begin + rows.length - 1, total].map((count) => i18n.number(count));
      sayIfShown(
        exceedsTotal
          ? t`Page ${page} of ${pages}: ${from}-${to} of more than ${all} ${words.items}`
          : t`Page ${page} of ${pages}: ${from}-${to} of ${all} ${words.items}`,
        'pagination',
      );
    } else {
      const found = words.found(total, exceedsTotal);
      // Who narrows a list on a later page is on the first one then.
      sayIfShown(isMovedAlong ? t`${found}. Page ${page} of ${pages}` : found, 'library');
    }
  });
  const forget = useEffectEvent(() => void (announced.current = null));
  const fail = useEffectEvent(() => {
    forget();
    announce(words.failed, 'errors');
  });
  const isThere = status === 'there' && !isBehind;
  const first = isThere ? identifyRow(rows[0]) : undefined;
  useEffect(() => {
    if (isBehind) forget();
  }, [isBehind]);
  useEffect(() => {
    if (isThere) say({ question, part, total, first });
  }, [isThere, question, total, part, first]);
  const hasFailed = status === 'failed' || hasMoreFailed;
  useEffect(() => {
    if (hasFailed) fail();
  }, [hasFailed]);
  useEffect(() => () => void (announced.current = null), []);
}

function isSameView(one: View | null, other: View): boolean {
  return one !== null && Object.entries(other).every(([name, value]) => one[name as keyof View] === value);
}

/** Returns what makes a row the same one, because its fields may change while it is shown. */
function identifyRow(row: unknown): unknown {
  return (row as { readonly id?: unknown } | undefined)?.id ?? row;
}
