import { Trans, useLingui } from '@lingui/react/macro';
import type { OrganizationView } from '@relievo/contracts/organizations';
import { ButtonLink } from '../../../ui/actions/link.tsx';
import { EmptyState } from '../../../ui/states/state-message.tsx';
import { type AddressState, PagedTable, pagingOf, useListStart, usePagedRows } from '../../listing/index.ts';
import type { SettingsAddress } from '../address/settings-address.ts';
import { invitationsQuery } from './invitations-query.ts';
import { InvitationsTable } from './invitations-table.tsx';
import { InviteForm } from './invite-form.tsx';

interface InvitationsTabProps {
  view: OrganizationView;
  state: AddressState<SettingsAddress>;
}

/** Who manages the organization invites by email; others read why there is nothing here for them. */
export function InvitationsTab({ view, state }: InvitationsTabProps) {
  const { t } = useLingui();
  if (!view.canManage)
    return (
      <EmptyState
        title={t`Only owners and admins invite people`}
        message={<Trans>To bring someone in, ask an owner or an admin of the organization.</Trans>}
      />
    );
  if (view.organization.type === 'personal')
    return (
      <EmptyState
        title={t`Your personal organization is for you alone`}
        message={<Trans>Create an organization to work with others.</Trans>}
        action={
          <ButtonLink to="/create-organization" variant="primary">
            <Trans>Create organization</Trans>
          </ButtonLink>
        }
      />
    );
  return <ManagedInvitations view={view} state={state} />;
}

function ManagedInvitations({ view, state }: InvitationsTabProps) {
  const { t } = useLingui();
  const { area, toStart } = useListStart();
  const list = usePagedRows(invitationsQuery(view.organization.id, state.address.invitations), state.address);
  return (
    <>
      <section>
        <h2>
          <Trans>Invite people</Trans>
        </h2>
        <InviteForm id={view.organization.id} />
      </section>
      <section className="organization-part">
        <h2>
          <Trans>Waiting for an answer</Trans>
        </h2>
        <PagedTable
          kind="invitations"
          className="organization-list"
          list={list}
          paging={pagingOf(state)}
          area={area}
          toStart={toStart}
          empty={
            <EmptyState
              level={3}
              title={t`No invitation is waiting`}
              message={<Trans>People you invite are listed here until they accept.</Trans>}
            />
          }
        >
          <InvitationsTable view={view} state={state} rows={list.rows} onRevoked={toStart} />
        </PagedTable>
      </section>
    </>
  );
}
