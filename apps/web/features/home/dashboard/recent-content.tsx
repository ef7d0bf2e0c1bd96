import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Table } from '../../../ui/lists/table.tsx';
import { useActivityColumns, useSortAnnouncement } from '../../activity/index.ts';
import { AllActivities } from './all-activities.tsx';
import { recentContentQuery } from './queries.ts';
import { NEWEST_FIRST, sortActivities } from './sort-activities.ts';

/** What the person looked at and made last, in the order that they choose. */
export function RecentContent() {
  const { t, i18n } = useLingui();
  const { data: rows } = useQuery(recentContentQuery);
  const columns = useActivityColumns();
  const sayOrder = useSortAnnouncement(columns);
  const [sort, setSort] = useState(NEWEST_FIRST);
  return (
    // Its table is a landmark of the same name, and one of that name is enough.
    <section>
      <h2>
        <Trans>Recent content</Trans>
      </h2>
      {rows === undefined ? (
        <p>
          <Trans>Loading...</Trans>
        </p>
      ) : rows.length === 0 ? (
        <p>
          <Trans>Resources you open, download and make are listed here.</Trans>
        </p>
      ) : (
        <Table
          caption={t`Recent content`}
          hidesCaption
          columns={columns}
          rows={sortActivities(rows, sort, i18n.locale)}
          rowKey={({ id, type }) => `${type} ${id}`}
          sort={sort}
          onSort={(next) => {
            setSort(next);
            sayOrder(next);
          }}
        />
      )}
      <AllActivities />
    </section>
  );
}
