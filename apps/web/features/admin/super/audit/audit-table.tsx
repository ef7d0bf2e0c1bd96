import { useLingui } from '@lingui/react/macro';
import { AUDIT_ORDERS, type AuditAction, type AuditEntry } from '@relievo/contracts/administration';
import { formatMoment } from '../../../../lib/words/date-text.ts';
import { AuthorsWords } from '../../../../ui/page/authors-words.tsx';
import { type AddressState, SortedTable } from '../../../listing/index.ts';
import type { SuperAddress } from '../super-address.ts';
import { ACTION_WORDS } from './action-words.ts';
import { SUBJECT_NAMES } from './change-words.ts';
import { ChangesCell } from './changes-cell.tsx';

interface AuditTableProps {
  state: AddressState<SuperAddress>;
  rows: readonly AuditEntry[];
}

/** One row for each deed: what it was, when, by whom, to what, and what became of what. */
export function AuditTable({ state: { address, replace }, rows }: AuditTableProps) {
  const { t, i18n } = useLingui();
  const nameAction = (action: string) => {
    const words = ACTION_WORDS[action as AuditAction];
    return words ? i18n._(words) : action;
  };
  return (
    <SortedTable
      caption={t`Audit log`}
      rows={rows}
      rowKey={({ id }) => id}
      orders={AUDIT_ORDERS}
      order={address.log}
      onOrder={(log) => replace({ ...address, log, page: 1 })}
      columns={[
        { id: 'action', label: t`Action`, cell: ({ action }) => nameAction(action) },
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
        { id: 'about', label: t`About`, cell: (entry) => <About entry={entry} /> },
        { id: 'changes', label: t`Details`, cell: (entry) => <ChangesCell entry={entry} /> },
      ]}
    />
  );
}

function About({ entry: { subjectType, subjectName, organizationName } }: { entry: AuditEntry }) {
  const { i18n } = useLingui();
  const kind = SUBJECT_NAMES[subjectType];
  return (
    <span className="audit-about">
      {kind ? i18n._(kind) : subjectType}
      {[subjectName, organizationName].map((name, place) =>
        name ? (
          // Whom it was done to, and where: there are never more than these two.
          <span key={place === 0 ? 'name' : 'organization'} className="audit-name">
            <AuthorsWords>{name}</AuthorsWords>
          </span>
        ) : null,
      )}
    </span>
  );
}
