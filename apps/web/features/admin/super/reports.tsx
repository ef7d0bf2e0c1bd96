import { Trans, useLingui } from '@lingui/react/macro';
import { type ContentReport, REPORT_STATES } from '@relievo/contracts/administration';
import { readRefusal } from '@relievo/contracts/client';
import { useState } from 'react';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { EmptyState } from '../../../ui/states/state-message.tsx';
import {
  type AddressState,
  FilterSelect,
  PagedTable,
  pagingOf,
  useListStart,
  usePagedRows,
} from '../../listing/index.ts';
import { AnswerReportDialog } from './answer-report-dialog.tsx';
import { ReportItem } from './report-item.tsx';
import type { SuperAddress } from './super-address.ts';
import { reportsQuery, useReportsChanged } from './super-queries.ts';

interface Answering {
  readonly report: ContentReport;
  readonly state: 'upheld' | 'dismissed';
}

/** What people reported, the oldest first, until each has its answer; and what became of those before. */
export function Reports({ state }: { state: AddressState<SuperAddress> }) {
  const { t } = useLingui();
  const { address, replace } = state;
  const { area, toStart } = useListStart();
  const list = usePagedRows(reportsQuery(address.state), address);
  const [answering, setAnswering] = useState<Answering>();
  const changed = useReportsChanged();
  const hiding = useAction({
    run: async ({ id, isHidden }: { readonly id: string; readonly isHidden: boolean }) => {
      const answer = await client.superAdmin.hideComment({ id, isHidden });
      await changed();
      return answer;
    },
    failed: (thrown) =>
      readRefusal(thrown)?.message ?? t`The comment could not be changed. Please try again.`,
    done: ({ isHidden }) =>
      isHidden ? t`The comment is hidden from readers.` : t`Readers see the comment again.`,
  });
  const names = { open: t`Open`, upheld: t`Upheld`, dismissed: t`Dismissed` };
  return (
    <>
      <h2 className="spoken">
        <Trans>Reports</Trans>
      </h2>
      <div className="super-bar">
        <FilterSelect
          label={t`Status`}
          value={address.state}
          options={REPORT_STATES.map((one) => [one, names[one]] as const)}
          onChange={(state) => replace({ ...address, state, page: 1 })}
        />
      </div>
      <PagedTable
        kind="reports"
        className="reports"
        list={list}
        paging={pagingOf(state)}
        area={area}
        toStart={toStart}
        empty={
          <EmptyState
            level={3}
            title={t`No reports`}
            message={
              address.state === 'open' ? t`New reports will appear here.` : t`Nothing has this status.`
            }
          />
        }
      >
        <ul className="report-list" role="list" aria-label={t`Reports`}>
          {list.rows.map((report) => (
            <ReportItem
              key={report.id}
              report={report}
              onAnswer={(chosen) => setAnswering({ report, state: chosen })}
              onHide={(id, isHidden) => hiding.start({ id, isHidden })}
            />
          ))}
        </ul>
      </PagedTable>
      {answering ? <AnswerReportDialog {...answering} onClose={() => setAnswering(undefined)} /> : null}
    </>
  );
}
