import { useLingui } from '@lingui/react/macro';
import { readRefusal } from '@relievo/contracts';
import { useRef } from 'react';
import { useDevice } from '../../../lib/layout/breakpoints.ts';
import { Pagination } from '../../../ui/lists/pagination.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { ErrorState } from '../../../ui/states/state-message.tsx';
import {
  pagingOf,
  useAddress,
  useClampedPage,
  useListAnnouncements,
  useListWords,
  usePagedRows,
} from '../../listing/index.ts';
import { ACTIVITIES_CODEC } from './activities-address.ts';
import { ActivitiesBar } from './activities-bar.tsx';
import { ActivitiesEmpty } from './activities-empty.tsx';
import { activitiesQuery } from './activities-query.ts';
import { ActivitiesTable } from './activities-table.tsx';
import { ClearActivities } from './clear-activities.tsx';
import { useForgetting } from './use-forgetting.ts';
import './activities.css';

/** All that a person did here, for them alone. */
export function YourActivitiesPage() {
  const { t } = useLingui();
  const device = useDevice();
  const area = useRef<HTMLDivElement>(null);
  const state = useAddress(ACTIVITIES_CODEC);
  const { address, replace } = state;
  const list = usePagedRows(activitiesQuery(address), address);
  const paging = pagingOf(state);
  const words = useListWords('activities');
  useListAnnouncements(words, list, paging);
  useClampedPage(list, paging);
  const toStart = () => {
    area.current?.scrollIntoView({ block: 'start' });
    area.current?.focus({ preventScroll: true });
  };
  const forgetting = useForgetting(toStart);
  const isNarrowed = address.q !== '' || address.type !== 'all';
  const refusal = readRefusal(list.error);

  return (
    <Page
      title={t`Your Activities`}
      lead={t`What you viewed, downloaded, created and searched for. Only you can see it.`}
      actions={
        list.total > 0 ? (
          <ClearActivities isPending={forgetting.all.isPending} onConfirm={() => forgetting.all.start()} />
        ) : null
      }
      describe={{
        contents: t`A search field, a filter, and a table of your activities. ${words.found(list.total)}`,
        mainAction: t`Press a column heading to sort by it`,
      }}
    >
      <ActivitiesBar {...state} />
      <div
        ref={area}
        className="activities"
        role="group"
        aria-label={words.items}
        tabIndex={-1}
        aria-busy={list.isBehind}
      >
        {list.status === 'failed' ? (
          <ErrorState
            title={words.failed}
            message={refusal?.message ?? t`Check your connection and try again.`}
            reference={refusal?.id}
            onRetry={list.retry}
          />
        ) : list.status === 'loading' ? (
          <Skeleton view="list" label={words.loading} />
        ) : list.total === 0 ? (
          <ActivitiesEmpty
            onClear={isNarrowed ? () => replace({ ...address, q: '', type: 'all', page: 1 }) : undefined}
          />
        ) : (
          <>
            <ActivitiesTable
              state={state}
              rows={list.rows}
              onForget={(entry) => forgetting.one.start(entry)}
            />
            <Pagination
              noun={words.items}
              page={paging.page}
              perPage={paging.itemsPerPage}
              total={list.total}
              compact={device === 'mobile'}
              onPage={(page) => {
                paging.onPage(page);
                toStart();
              }}
              onPerPage={paging.onItemsPerPage}
            />
          </>
        )}
      </div>
    </Page>
  );
}
