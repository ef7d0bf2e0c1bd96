import { useLingui } from '@lingui/react/macro';
import type { Activity, ActivityColumn } from '@relievo/contracts/activity';
import { useNow } from '../../../lib/words/use-now.ts';
import type { Sort, TableColumn } from '../../../ui/lists/table.tsx';
import { useSaySort } from '../../listing/index.ts';
import { ActivityCategory } from './activity-category.tsx';
import { ActivityKind } from './activity-kind.tsx';
import { ActivityTitle } from './activity-title.tsx';
import { RecentTime } from './recent-time.tsx';

/** The columns of every table of activity. The title leads: it is what names a row. */
export function useActivityColumns(): readonly TableColumn<Activity, ActivityColumn>[] {
  const { t } = useLingui();
  const now = useNow();
  return [
    {
      id: 'title',
      label: t`Title`,
      sortable: true,
      cell: (activity) => <ActivityTitle activity={activity} />,
    },
    { id: 'type', label: t`Type`, sortable: true, cell: ({ type }) => <ActivityKind type={type} /> },
    {
      id: 'category',
      label: t`Category`,
      sortable: true,
      cell: (activity) => <ActivityCategory activity={activity} />,
    },
    {
      id: 'timestamp',
      label: t`Time`,
      sortable: true,
      cell: ({ timestamp }) => <RecentTime at={timestamp} now={now} />,
    },
  ];
}

/** Says how a table is sorted from now on; screen readers are silent about a header that was pressed. */
export function useSortAnnouncement(
  columns: ReturnType<typeof useActivityColumns>,
): (sort: Sort<ActivityColumn>) => void {
  const saySort = useSaySort();
  return ({ column, direction }) => saySort(columns.find(({ id }) => id === column)?.label ?? '', direction);
}
