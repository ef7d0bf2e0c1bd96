import { useLingui } from '@lingui/react/macro';
import { Page } from '../../../ui/page/page.tsx';
import {
  PagedTable,
  pagingOf,
  useAddress,
  useListStart,
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
  const { area, toStart } = useListStart();
  const state = useAddress(ACTIVITIES_CODEC);
  const { address, replace } = state;
  const list = usePagedRows(activitiesQuery(address), address);
  const words = useListWords('activities');
  const forgetting = useForgetting(toStart);
  const isNarrowed = address.q !== '' || address.type !== 'all';

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
      <PagedTable
        kind="activities"
        className="activities"
        list={list}
        paging={pagingOf(state)}
        area={area}
        toStart={toStart}
        empty={
          <ActivitiesEmpty
            onClear={isNarrowed ? () => replace({ ...address, q: '', type: 'all', page: 1 }) : undefined}
          />
        }
      >
        <ActivitiesTable state={state} rows={list.rows} onForget={(entry) => forgetting.one.start(entry)} />
      </PagedTable>
    </Page>
  );
}
