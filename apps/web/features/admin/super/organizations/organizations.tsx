import { useLingui } from '@lingui/react/macro';
import type { AdministeredOrganization } from '@relievo/contracts/administration';
import { useState } from 'react';
import { SearchField } from '../../../../ui/fields/search-field.tsx';
import { EmptyState } from '../../../../ui/states/state-message.tsx';
import {
  type AddressState,
  PagedTable,
  pagingOf,
  useLateText,
  useListStart,
  usePagedRows,
} from '../../../listing/index.ts';
import type { SuperAddress } from '../super-address.ts';
import { organizationsQuery } from './organizations-query.ts';
import { OrganizationsTable } from './organizations-table.tsx';
import { TierDialog } from './tier-dialog.tsx';

/** Every organization with what it pays for, or was given. */
export function Organizations({ state }: { state: AddressState<SuperAddress> }) {
  const { t } = useLingui();
  const { address, replace } = state;
  const { area, toStart } = useListStart();
  const list = usePagedRows(organizationsQuery(address), address);
  const [changing, setChanging] = useState<AdministeredOrganization>();
  const { text, setText } = useLateText(address.q, (q) => replace({ ...address, q, page: 1 }));
  return (
    <>
      <div className="super-bar">
        <SearchField
          label={t`Search by name`}
          placeholder={t`Search by name`}
          value={text}
          onChange={setText}
        />
      </div>
      <PagedTable
        kind="organizations"
        className="administered-organizations"
        list={list}
        paging={pagingOf(state)}
        area={area}
        toStart={toStart}
        empty={
          <EmptyState
            title={t`No organizations`}
            message={
              address.q === ''
                ? t`Organizations that people create will appear here.`
                : t`No organization matches your search.`
            }
          />
        }
      >
        <OrganizationsTable state={state} rows={list.rows} onChange={setChanging} />
      </PagedTable>
      {changing ? (
        <TierDialog key={changing.id} organization={changing} onClose={() => setChanging(undefined)} />
      ) : null}
    </>
  );
}
