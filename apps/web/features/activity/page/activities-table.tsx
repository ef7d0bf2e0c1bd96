import { useLingui } from '@lingui/react/macro';
import type { Activity } from '@relievo/contracts/activity';
import { X } from 'lucide-react';
import { formatMoment } from '../../../lib/words/date-text.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Table } from '../../../ui/lists/table.tsx';
import { type AddressState } from '../../listing/index.ts';
import { StateBadge } from '../../resource/index.ts';
import { ActivityKind } from '../columns/activity-kind.tsx';
import { useActivityColumns, useSortAnnouncement } from '../columns/use-activity-columns.tsx';
import type { ActivitiesAddress } from './activities-address.ts';

interface ActivitiesTableProps {
  state: AddressState<ActivitiesAddress>;
  rows: readonly Activity[];
  onForget: (activity: Activity) => void;
}

/** One row for each thing that was done; what was created is content, and is removed where content is. */
export function ActivitiesTable({ state: { address, replace }, rows, onForget }: ActivitiesTableProps) {
  const { t, i18n } = useLingui();
  const columns = useActivityColumns();
  const sayOrder = useSortAnnouncement(columns);
  return (
    <Table
      caption={t`Your Activities`}
      hidesCaption
      columns={[
        ...columns.map((column) =>
          column.id === 'type'
            ? { ...column, cell: (activity: Activity) => <KindAndState activity={activity} /> }
            : column,
        ),
        {
          id: 'views',
          label: t`Views`,
          numeric: true,
          cell: ({ engagement }) => (engagement ? i18n.number(engagement.views) : null),
        },
        {
          id: 'downloads',
          label: t`Downloads`,
          numeric: true,
          cell: ({ engagement }) => (engagement ? i18n.number(engagement.downloads) : null),
        },
        {
          id: 'forget',
          label: t`Remove`,
          isForPressing: true,
          cell: (activity) =>
            activity.type === 'created' ? null : (
              <IconButton
                label={t`Remove: ${activity.title ?? t`No longer available`}, ${formatMoment(activity.timestamp)}`}
                icon={<X aria-hidden="true" size={20} />}
                onPress={() => onForget(activity)}
              />
            ),
        },
      ]}
      rows={rows}
      rowKey={({ id, type }) => `${type} ${id}`}
      sort={{ column: address.sort, direction: address.direction }}
      onSort={({ column, direction }) => {
        if (column === 'views' || column === 'downloads' || column === 'forget') return;
        sayOrder({ column, direction });
        replace({ ...address, sort: column, direction, page: 1 });
      }}
    />
  );
}

/** What was done, and of what the person made, where it stands. */
function KindAndState({ activity: { type, status } }: { activity: Activity }) {
  return (
    <>
      <ActivityKind type={type} />
      {type === 'created' && status ? (
        <div>
          <StateBadge status={status === 'draft' ? 'pending' : status} isDraft={status === 'draft'} />
        </div>
      ) : null}
    </>
  );
}
