import { Trans, useLingui } from '@lingui/react/macro';
import type { Organization } from '@relievo/contracts/people';
import { client } from '../../../lib/server/client.ts';
import { useViewer } from '../../../lib/server/session.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { ConfirmButton } from '../../../ui/overlays/confirm-button.tsx';
import { useGo } from '../../../ui/page/use-go.ts';
import { Refusal } from '../../../ui/states/refusal.tsx';
import { useSessionRenewed } from '../query/use-session-renewed.ts';

/** Everybody may go; the last owner is told to make another one first. */
export function LeaveOrganization({ organization: { id, name } }: { organization: Organization }) {
  const { t } = useLingui();
  const go = useGo();
  const viewer = useViewer();
  const renew = useSessionRenewed();
  const userId = viewer.status === 'signed-in' ? viewer.session.user.id : '';
  const leaving = useAction({
    run: async () => {
      await client.members.remove({ id, userId });
      await renew();
    },
    done: t`You left ${name}.`,
    onDone: () => go('/'),
  });
  return (
    <section className="organization-part">
      <h2>
        <Trans>Leave the organization</Trans>
      </h2>
      {leaving.refused ? <Refusal text={leaving.refused} /> : null}
      <ConfirmButton
        variant="secondary"
        title={t`Leave ${name}?`}
        consequence={
          <p>
            <Trans>
              You can no longer see its content. What you submitted stays. To come back, you need a new
              invitation.
            </Trans>
          </p>
        }
        action={t`Leave`}
        isPending={leaving.isPending}
        onConfirm={() => leaving.start()}
      >
        <Trans>Leave {name}</Trans>
      </ConfirmButton>
    </section>
  );
}
