import { Trans, useLingui } from '@lingui/react/macro';
import { INVITATION_ORDERS, type Invitation, type OrganizationView } from '@relievo/contracts/organizations';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { formatDay } from '../../../lib/words/date-text.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ConfirmButton } from '../../../ui/overlays/confirm-button.tsx';
import { type AddressState, SortedTable } from '../../listing/index.ts';
import type { SettingsAddress } from '../address/settings-address.ts';
import { ORGANIZATION_ROLE_NAMES } from '../words/role-words.ts';
import { useInvitationsChanged } from './invitations-query.ts';

interface InvitationsTableProps {
  view: OrganizationView;
  state: AddressState<SettingsAddress>;
  rows: readonly Invitation[];
  onRevoked: () => void;
}

/** One row for each invitation; a heading that is pressed sorts all of them, on every page. */
export function InvitationsTable({
  view,
  state: { address, replace },
  rows,
  onRevoked,
}: InvitationsTableProps) {
  const { t, i18n } = useLingui();
  return (
    <SortedTable
      caption={t`Invitations to ${view.organization.name}`}
      rows={rows}
      rowKey={({ id }) => id}
      orders={INVITATION_ORDERS}
      order={address.invitations}
      onOrder={(invitations) => replace({ ...address, invitations, page: 1 })}
      columns={[
        { id: 'email', label: t`Email`, cell: ({ email }) => email },
        { id: 'role', label: t`Role`, cell: ({ role }) => i18n._(ORGANIZATION_ROLE_NAMES[role]) },
        {
          id: 'invited',
          label: t`Invited`,
          cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDay(createdAt)}</time>,
        },
        {
          id: 'expires',
          label: t`Link valid until`,
          cell: ({ expiresAt, isExpired }) => (
            <>
              <time dateTime={expiresAt}>{formatDay(expiresAt)}</time>
              {isExpired ? <> {t`(expired)`}</> : null}
            </>
          ),
        },
        {
          id: 'actions',
          label: t`Actions`,
          isForPressing: true,
          cell: (invitation) => (
            <InvitationActions id={view.organization.id} invitation={invitation} onRevoked={onRevoked} />
          ),
        },
      ]}
    />
  );
}

interface InvitationActionsProps {
  id: string;
  invitation: Invitation;
  onRevoked: () => void;
}

function InvitationActions({ id, invitation, onRevoked }: InvitationActionsProps) {
  const { t } = useLingui();
  const { id: invitationId, email } = invitation;
  const changed = useInvitationsChanged(id);
  const sending = useAction({
    run: async () => {
      await client.invitations.sendAgain({ id, invitationId });
      await changed();
    },
    done: t`The invitation to ${email} is sent again. The old link no longer works.`,
  });
  const revoking = useAction({
    run: () => client.invitations.revoke({ id, invitationId }),
    done: t`The invitation to ${email} is revoked.`,
    onDone: () => {
      onRevoked();
      void changed();
    },
  });
  return (
    <div className="organization-actions">
      <Button aria-label={t`Send again: ${email}`} isBusy={sending.isPending} onPress={() => sending.start()}>
        <Trans>Send again</Trans>
      </Button>
      <ConfirmButton
        label={t`Revoke: ${email}`}
        title={t`Revoke the invitation to ${email}?`}
        consequence={
          <p>
            <Trans>The link in the email no longer works then. You can invite them again.</Trans>
          </p>
        }
        action={t`Revoke`}
        isPending={revoking.isPending}
        onConfirm={() => revoking.start()}
      >
        <Trans>Revoke</Trans>
      </ConfirmButton>
    </div>
  );
}
