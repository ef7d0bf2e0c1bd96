import { useLingui } from '@lingui/react/macro';
import { readRefusal } from '@relievo/contracts/client';
import type { ReactNode } from 'react';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { ErrorState } from '../../../ui/states/state-message.tsx';
import type { PagedRows } from '../query/use-paged-rows.ts';
import type { ListWords } from '../words/list-words.ts';
import { useListAnnouncements } from './use-list-announcements.ts';
import { type Paging, useClampedPage } from './use-paging.ts';
import type { View } from './view.ts';

interface ListStatesProps<Row> {
  words: ListWords;
  list: PagedRows<Row>;
  paging: Paging;
  view: View;
  /** What stands there when nothing was found. */
  empty: ReactNode;
  children: ReactNode;
}

/** The rows of a list, or why there are none; either is said. */
export function ListStates<Row>({ words, list, paging, view, empty, children }: ListStatesProps<Row>) {
  const { t } = useLingui();
  useListAnnouncements(words, list, paging);
  useClampedPage(list, paging);
  if (list.status === 'failed') {
    const refusal = readRefusal(list.error);
    return (
      <ErrorState
        title={words.notLoaded}
        message={refusal?.message ?? t`Check your connection and try again.`}
        reference={refusal?.id}
        onRetry={list.retry}
      />
    );
  }
  if (list.status === 'loading') return <Skeleton view={view} label={words.loading} />;
  return list.total === 0 ? empty : children;
}
