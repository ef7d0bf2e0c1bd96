import { Trans, useLingui } from '@lingui/react/macro';
import { CANCELLABLE_JOBS, JOB_ORDERS, JOB_STATES, type WatchedJob } from '@relievo/contracts/administration';
import { readRefusal } from '@relievo/contracts/client';
import { client } from '../../../../lib/server/client.ts';
import { useAction } from '../../../../lib/server/use-action.ts';
import { focusHeading } from '../../../../lib/speaking/focus-heading.ts';
import { toasts } from '../../../../lib/speaking/toasts.ts';
import { formatMoment } from '../../../../lib/words/date-text.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../ui/states/state-message.tsx';
import {
  type AddressState,
  FilterSelect,
  PagedTable,
  pagingOf,
  SortedTable,
  useListStart,
  usePagedRows,
} from '../../../listing/index.ts';
import type { SuperAddress } from '../super-address.ts';
import { useJobWords } from './job-words.ts';
import { jobsQuery, useJobsChanged } from './machine-query.ts';

/** What the server does behind requests: begun again where it failed, ended where it should not run. */
export function Jobs({ state }: { state: AddressState<SuperAddress> }) {
  const { t } = useLingui();
  const { address, replace } = state;
  const { area, toStart } = useListStart();
  const list = usePagedRows(jobsQuery(address.job, address.jobs), address);
  const { nameOf, stateNames } = useJobWords();
  return (
    <>
      <div className="super-bar">
        <FilterSelect
          label={t`Status`}
          value={address.job}
          options={JOB_STATES.map((one) => [one, stateNames[one]] as const)}
          onChange={(job) => replace({ ...address, job, page: 1 })}
        />
      </div>
      <PagedTable
        kind="jobs"
        className="jobs"
        list={list}
        paging={pagingOf(state)}
        area={area}
        toStart={toStart}
        empty={<EmptyState title={t`No jobs`} message={t`No job of the last day has this status.`} />}
      >
        <SortedTable
          caption={t`Jobs`}
          rows={list.rows}
          rowKey={({ id }) => id}
          orders={JOB_ORDERS}
          order={address.jobs}
          onOrder={(jobs) => replace({ ...address, jobs, page: 1 })}
          columns={[
            { id: 'name', label: t`Job`, cell: ({ name }) => nameOf(name) },
            {
              id: 'time',
              label: t`Time`,
              cell: ({ createdAt, endedAt }) => (
                <time dateTime={endedAt ?? createdAt}>{formatMoment(endedAt ?? createdAt)}</time>
              ),
            },
            { id: 'attempts', label: t`Attempts`, numeric: true, cell: ({ attempts }) => attempts },
            {
              id: 'problem',
              label: t`Problem`,
              cell: ({ problem }) => (problem ? <code dir="auto">{problem}</code> : t`None`),
            },
            {
              id: 'action',
              label: t`Action`,
              isForPressing: true,
              cell: (job) => <JobAction job={job} />,
            },
          ]}
        />
      </PagedTable>
    </>
  );
}

function JobAction({ job: { id, name, state } }: { job: WatchedJob }) {
  const { t } = useLingui();
  const { nameOf } = useJobWords();
  const changed = useJobsChanged();
  const words = nameOf(name);
  const acting = useAction({
    run: (act: 'retry' | 'cancel') =>
      act === 'retry' ? client.superAdmin.retryJob({ id }) : client.superAdmin.cancelJob({ id }),
    failed: (thrown) => readRefusal(thrown)?.message ?? t`The job could not be changed. Please try again.`,
    onDone: (_, act) => {
      toasts.show(act === 'retry' ? t`The job starts again: ${words}.` : t`The job is cancelled: ${words}.`);
      focusHeading();
      void changed();
    },
  });
  if (state === 'failed' || state === 'cancelled')
    return (
      <Button aria-label={t`Retry: ${words}`} onPress={() => acting.start('retry')}>
        <Trans>Retry</Trans>
      </Button>
    );
  if ((state === 'waiting' || state === 'working') && CANCELLABLE_JOBS.includes(name))
    return (
      <Button aria-label={t`Cancel: ${words}`} onPress={() => acting.start('cancel')}>
        <Trans>Cancel</Trans>
      </Button>
    );
  return <Trans>None</Trans>;
}
