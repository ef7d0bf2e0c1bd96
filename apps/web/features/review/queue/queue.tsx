import { useLingui } from '@lingui/react/macro';
import type { WaitingReview } from '@relievo/contracts/content';
import { useRef } from 'react';
import { announce } from '../../../lib/speaking/announcer.ts';
import { focusHeading } from '../../../lib/speaking/focus-heading.ts';
import { type AddressState, PagedTable, pagingOf, useListStart, usePagedRows } from '../../listing/index.ts';
import type { Decided } from '../decide/decision-words.ts';
import { useDeciding } from '../decide/use-deciding.tsx';
import { useReviewKeys } from '../keys/review-keys.ts';
import { buildReviewFilters, isNarrowed, type QueueAddress, WHOLE_QUEUE } from '../query/queue-address.ts';
import { waitingQuery } from '../query/queue-query.ts';
import { QueueBar } from './queue-bar.tsx';
import { QueueEmpty } from './queue-empty.tsx';
import { QueueTable } from './queue-table.tsx';
import { findFocusedReview, findReviewAfter, focusReview, focusReviewBeside } from './rows-on-screen.ts';

/** What waits for whoever reviews: narrowed by the bar, walked and decided by keys or by the page of each item. */
export function Queue({ state }: { state: AddressState<QueueAddress> }) {
  const { area, toStart } = useListStart();
  const { address, replace } = state;
  const list = usePagedRows(waitingQuery(buildReviewFilters(address)), address);
  const dialog = useKeysOfQueue(list.rows);
  return (
    <>
      <QueueBar {...state} />
      <PagedTable
        kind="reviews"
        className="review-queue"
        list={list}
        paging={pagingOf(state)}
        area={area}
        toStart={toStart}
        empty={<QueueEmpty onClear={isNarrowed(address) ? () => replace(WHOLE_QUEUE) : undefined} />}
      >
        <QueueTable state={state} rows={list.rows} />
      </PagedTable>
      {dialog}
    </>
  );
}

/** J and K walk, A and R decide on the item in whose row the focus is; afterwards the next one has it. */
function useKeysOfQueue(rows: readonly WaitingReview[]) {
  const { t } = useLingui();
  const after = useRef<string>(undefined);
  const goOn = () => {
    if (!focusReview(after.current)) focusHeading();
  };
  const deciding = useDeciding({
    onDecided: goOn,
    onOvertaken: () => {
      announce(t`Someone else has already decided this, so your decision was not saved.`, 'errors');
      goOn();
    },
  });
  const walk = (step: 1 | -1) => {
    if (focusReviewBeside(step)) return;
    announce(step === 1 ? t`This is the last item.` : t`This is the first item.`);
  };
  const decide = (kind: Decided) => {
    const item = rows.find(({ id }) => id === findFocusedReview());
    if (!item) {
      announce(t`Go to an item first.`);
      return;
    }
    after.current = findReviewAfter(item.id);
    deciding.begin(kind, item);
  };
  useReviewKeys({
    next: () => walk(1),
    previous: () => walk(-1),
    approve: () => decide('approve'),
    reject: () => decide('reject'),
  });
  return deciding.dialog;
}
