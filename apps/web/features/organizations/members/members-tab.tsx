import { Trans, useLingui } from '@lingui/react/macro';
import type { OrganizationView } from '@relievo/contracts/organizations';
import { SearchField } from '../../../ui/fields/search-field.tsx';
import { EmptyState } from '../../../ui/states/state-message.tsx';
import {
  type AddressState,
  PagedTable,
  pagingOf,
  useLateText,
  useListStart,
  usePagedRows,
} from '../../listing/index.ts';
import type { SettingsAddress } from '../address/settings-address.ts';
import { LeaveOrganization } from './leave-organization.tsx';
import { membersQuery } from './members-query.ts';
import { MembersTable } from './members-table.tsx';

interface MembersTabProps {
  view: OrganizationView;
  state: AddressState<SettingsAddress>;
}

/** Everybody in the organization; those who manage it change roles, suspend and remove. */
export function MembersTab({ view, state }: MembersTabProps) {
  const { t } = useLingui();
  const { address, replace } = state;
  const { area, toStart } = useListStart();
  const { text, setText } = useLateText(address.q, (q) => replace({ ...address, q, page: 1 }));
  const list = usePagedRows(membersQuery(view.organization.id, address.q, address.members), address);
  const label = t`Search members by name or user name`;
  return (
    <>
      <h2 className="spoken">
        <Trans>Members</Trans>
      </h2>
      <div className="organization-bar">
        <SearchField label={label} placeholder={label} value={text} onChange={setText} />
      </div>
      <PagedTable
        kind="members"
        className="organization-list"
        list={list}
        paging={pagingOf(state)}
        area={area}
        toStart={toStart}
        empty={
          <EmptyState
            level={3}
            title={t`No members found`}
            message={<Trans>No name matches your search. Check the spelling.</Trans>}
          />
        }
      >
        <MembersTable view={view} state={state} rows={list.rows} onRemoved={toStart} />
      </PagedTable>
      {view.role && view.organization.type !== 'personal' ? (
        <LeaveOrganization organization={view.organization} />
      ) : null}
    </>
  );
}
