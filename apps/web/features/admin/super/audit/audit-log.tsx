import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../../ui/actions/button.tsx';
import { EmptyState } from '../../../../ui/states/state-message.tsx';
import {
  type AddressState,
  PagedTable,
  pagingOf,
  useListStart,
  usePagedRows,
} from '../../../listing/index.ts';
import { type SuperAddress, WHOLE_PANEL } from '../super-address.ts';
import { auditQuery, buildAuditFilters } from '../super-queries.ts';
import { AuditBar } from './audit-bar.tsx';
import { AuditTable } from './audit-table.tsx';

/** What was done here: found by words, action and days, and had as a file. */
export function AuditLog({ state }: { state: AddressState<SuperAddress> }) {
  const { t } = useLingui();
  const { address, replace } = state;
  const { area, toStart } = useListStart();
  const list = usePagedRows(auditQuery(buildAuditFilters(address)), address);
  return (
    <>
      <AuditBar {...state} />
      <PagedTable
        kind="audit-entries"
        className="audit-log"
        list={list}
        paging={pagingOf(state)}
        area={area}
        toStart={toStart}
        empty={
          <EmptyState
            title={t`Nothing found`}
            message={t`No entry matches your search, action and dates.`}
            action={
              <Button onPress={() => replace({ ...WHOLE_PANEL, tab: 'audit' })}>
                <Trans>Show everything</Trans>
              </Button>
            }
          />
        }
      >
        <AuditTable state={state} rows={list.rows} />
      </PagedTable>
    </>
  );
}
