import { Trans, useLingui } from '@lingui/react/macro';
import type { OrganizationView } from '@relievo/contracts/organizations';
import { useState } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyState } from '../../../ui/states/state-message.tsx';
import { type AddressState, PagedTable, pagingOf, useListStart, usePagedRows } from '../../listing/index.ts';
import type { SettingsAddress } from '../address/settings-address.ts';
import { TeamNameDialog } from './team-name-dialog.tsx';
import { teamsQuery } from './teams-query.ts';
import { TeamsTable } from './teams-table.tsx';

interface TeamsTabProps {
  view: OrganizationView;
  state: AddressState<SettingsAddress>;
}

/** Groups of members with whom collections are shared; those who manage the organization make them. */
export function TeamsTab({ view, state }: TeamsTabProps) {
  const { t } = useLingui();
  const { area, toStart } = useListStart();
  const [isCreating, setCreating] = useState(false);
  const list = usePagedRows(teamsQuery(view.organization.id, state.address.teams), state.address);
  const canCreate = view.canManage && view.organization.type !== 'personal';
  return (
    <>
      <h2 className="spoken">
        <Trans>Teams</Trans>
      </h2>
      {canCreate ? (
        <p className="organization-bar">
          <span>
            <Button variant="primary" onPress={() => setCreating(true)}>
              <Trans>Create a team</Trans>
            </Button>
          </span>
        </p>
      ) : null}
      <PagedTable
        kind="teams"
        className="organization-list"
        list={list}
        paging={pagingOf(state)}
        area={area}
        toStart={toStart}
        empty={
          <EmptyState
            level={3}
            title={t`No teams yet`}
            message={<Trans>Collections can be shared with everyone in a team at one time.</Trans>}
          />
        }
      >
        <TeamsTable view={view} state={state} rows={list.rows} onDeleted={toStart} />
      </PagedTable>
      {isCreating ? (
        <TeamNameDialog organizationId={view.organization.id} onClose={() => setCreating(false)} />
      ) : null}
    </>
  );
}
