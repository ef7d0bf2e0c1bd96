import { Trans, useLingui } from '@lingui/react/macro';
import type { ClassInvitation } from '@relievo/contracts/classes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { focusHeading } from '../../../lib/speaking/focus-heading.ts';
import { formatMoment } from '../../../lib/words/date-text.ts';
import { ConfirmButton } from '../../../ui/overlays/confirm-button.tsx';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { SortedTable, sortRows } from '../../listing/index.ts';
import { classInvitationsQuery, useClassInvitationsChanged } from './class-invitations-query.ts';

const ORDERS = ['until-ascending', 'until-descending', 'email-ascending', 'email-descending'] as const;

const VALUES = {
  until: ({ expiresAt }: ClassInvitation) => Date.parse(expiresAt),
  email: ({ email }: ClassInvitation) => email,
};

/** Who was invited to the class and has not come yet; nothing where nobody is waited for. */
export function ClassInvitations({ classId }: { classId: string }) {
  const { t } = useLingui();
  const invitations = useQuery(classInvitationsQuery(classId));
  const [order, setOrder] = useState<(typeof ORDERS)[number]>('until-ascending');
  return (
    <Loaded
      query={invitations}
      loading={t`Loading invitations…`}
      failed={t`The invitations could not be loaded`}
    >
      {(rows) =>
        rows.length === 0 ? null : (
          <SortedTable
            caption={t`Invitations that nobody has accepted yet`}
            showsCaption
            rows={sortRows(rows, order, VALUES)}
            orders={ORDERS}
            order={order}
            onOrder={setOrder}
            rowKey={({ id }) => id}
            columns={[
              {
                id: 'email',
                label: t`Email`,
                cell: ({ email }) => <span translate="no">{email}</span>,
              },
              {
                id: 'until',
                label: t`Link valid until`,
                cell: ({ expiresAt, isExpired }) => (
                  <>
                    <time dateTime={expiresAt}>{formatMoment(expiresAt)}</time>
                    {isExpired ? <> {t`(expired)`}</> : null}
                  </>
                ),
              },
              {
                id: 'action',
                label: t`Action`,
                isForPressing: true,
                cell: (invitation) => <Revoke classId={classId} invitation={invitation} />,
              },
            ]}
          />
        )
      }
    </Loaded>
  );
}

function Revoke({ classId, invitation }: { classId: string; invitation: ClassInvitation }) {
  const { t } = useLingui();
  const { id: invitationId, email } = invitation;
  const changed = useClassInvitationsChanged(classId);
  const revoking = useAction({
    run: async () => {
      await client.classInvitations.revoke({ id: classId, invitationId });
      await changed();
    },
    done: t`The invitation to ${email} is revoked.`,
    onDone: focusHeading,
  });
  return (
    <ConfirmButton
      variant="secondary"
      label={t`Revoke: ${email}`}
      title={t`Revoke the invitation to ${email}?`}
      consequence={
        <p>
          <Trans>The link in the email no longer works then.</Trans>
        </p>
      }
      action={t`Revoke`}
      isPending={revoking.isPending}
      onConfirm={() => revoking.start()}
    >
      <Trans>Revoke</Trans>
    </ConfirmButton>
  );
}
