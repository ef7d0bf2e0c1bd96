import { Trans, useLingui } from '@lingui/react/macro';
import { writeAuditAddress } from '@relievo/contracts';
import { Download } from 'lucide-react';
import { formatMoment } from '../../../lib/words/date-text.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ButtonAnchor } from '../../../ui/actions/link.tsx';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { Table } from '../../../ui/lists/table.tsx';
import { AuthorsWords } from '../../../ui/page/authors-words.tsx';
import { EmptyState } from '../../../ui/states/state-message.tsx';
import {
  type AddressState,
  PagedTable,
  pagingOf,
  useLateText,
  useListStart,
  usePagedRows,
} from '../../listing/index.ts';
import { type SuperAddress, WHOLE_PANEL } from './super-address.ts';
import { auditQuery, buildAuditFilters } from './super-queries.ts';

/** What was done here, the latest first: found by words and days, and had as a file. */
export function AuditLog({ state }: { state: AddressState<SuperAddress> }) {
  const { t } = useLingui();
  const { address, replace } = state;
  const { area, toStart } = useListStart();
  const filters = buildAuditFilters(address);
  const list = usePagedRows(auditQuery(filters), address);
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
            message={t`No entry matches your search and dates.`}
            action={
              <Button onPress={() => replace({ ...WHOLE_PANEL, tab: 'audit' })}>
                <Trans>Show everything</Trans>
              </Button>
            }
          />
        }
      >
        <Table
          caption={t`Audit log`}
          hidesCaption
          rows={list.rows}
          rowKey={({ id }) => id}
          columns={[
            { id: 'action', label: t`Action`, cell: ({ action }) => <code>{action}</code> },
            {
              id: 'time',
              label: t`Time`,
              cell: ({ createdAt }) => <time dateTime={createdAt}>{formatMoment(createdAt)}</time>,
            },
            {
              id: 'who',
              label: t`Who`,
              cell: ({ actorName }) =>
                actorName ? <AuthorsWords>{actorName}</AuthorsWords> : t`The server, or a deleted user`,
            },
            {
              id: 'about',
              label: t`About`,
              cell: ({ subjectType, subjectId }) => [subjectType, subjectId].filter(Boolean).join(' '),
            },
            { id: 'details', label: t`Details`, cell: ({ details }) => <code dir="auto">{details}</code> },
          ]}
        />
      </PagedTable>
    </>
  );
}

function AuditBar({ address, replace }: AddressState<SuperAddress>) {
  const { t } = useLingui();
  const { text, setText } = useLateText(address.q, (q) => replace({ ...address, q, page: 1 }));
  const days = [
    ['from', t`From`],
    ['until', t`Until`],
  ] as const;
  return (
    <div className="super-bar">
      <SearchField
        label={t`Search by action, person or ID`}
        placeholder={t`Search by action, person or ID`}
        value={text}
        onChange={setText}
      />
      <div className="super-days">
        {days.map(([name, words]) => (
          <div key={name}>
            <label htmlFor={`audit-${name}`}>{words}</label>
            <input
              id={`audit-${name}`}
              className="input"
              type="date"
              value={address[name]}
              onChange={({ target }) => replace({ ...address, [name]: target.value, page: 1 })}
            />
          </div>
        ))}
        <ButtonAnchor
          href={writeAuditAddress(buildAuditFilters(address))}
          icon={<Download aria-hidden="true" size={20} />}
          download
        >
          <Trans>Download as CSV</Trans>
        </ButtonAnchor>
      </div>
    </div>
  );
}
