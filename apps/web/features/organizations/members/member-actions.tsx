import { Trans, useLingui } from '@lingui/react/macro';
import type { OrganizationMember, OrganizationView } from '@relievo/contracts/organizations';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ConfirmButton } from '../../../ui/overlays/confirm-button.tsx';
import { useMembersChanged } from './members-query.ts';

interface MemberActionsProps {
  view: OrganizationView;
  member: OrganizationMember;
  isSelf: boolean;
  onChangeRole: () => void;
  onRemoved: () => void;
}

/** What whoever manages the organization does with one member. An owner is changed by owners alone. */
export function MemberActions({ view, member, isSelf, onChangeRole, onRemoved }: MemberActionsProps) {
  const { t } = useLingui();
  const { displayName: name, userId, role } = member;
  if (role === 'owner' && view.role !== 'owner') return <Trans>Only owners change owners</Trans>;
  return (
    <div className="organization-actions">
      <Button aria-label={t`Change role: ${name}`} onPress={onChangeRole}>
        <Trans>Change role</Trans>
      </Button>
      {isSelf ? null : (
        <>
          <SuspendButton id={view.organization.id} member={member} />
          <RemoveButton id={view.organization.id} name={name} userId={userId} onRemoved={onRemoved} />
        </>
      )}
    </div>
  );
}

function SuspendButton({ id, member }: { id: string; member: OrganizationMember }) {
  const { t } = useLingui();
  const changed = useMembersChanged(id);
  const { userId, displayName: name, status } = member;
  const to = status === 'active' ? 'suspended' : 'active';
  const changing = useAction({
    run: async () => {
      await client.members.changeStatus({ id, userId, to });
      await changed();
    },
    done: to === 'suspended' ? t`${name} is suspended.` : t`${name} is active again.`,
  });
  if (to === 'active')
    return (
      <Button aria-label={t`Restore: ${name}`} isBusy={changing.isPending} onPress={() => changing.start()}>
        <Trans>Restore</Trans>
      </Button>
    );
  return (
    <ConfirmButton
      variant="secondary"
      label={t`Suspend: ${name}`}
      title={t`Suspend ${name}?`}
      consequence={
        <p>
          <Trans>
            They cannot see anything of this organization until you restore them. They keep their role and
            their teams.
          </Trans>
        </p>
      }
      action={t`Suspend`}
      isPending={changing.isPending}
      onConfirm={() => changing.start()}
    >
      <Trans>Suspend</Trans>
    </ConfirmButton>
  );
}

interface RemoveButtonProps {
  id: string;
  name: string;
  userId: string;
  onRemoved: () => void;
}

function RemoveButton({ id, name, userId, onRemoved }: RemoveButtonProps) {
  const { t } = useLingui();
  const changed = useMembersChanged(id);
  const removing = useAction({
    run: () => client.members.remove({ id, userId }),
    done: t`${name} is removed.`,
    onDone: () => {
      onRemoved();
      void changed();
    },
  });
  return (
    <ConfirmButton
      label={t`Remove: ${name}`}
      title={t`Remove ${name} from the organization?`}
      consequence={
        <p>
          <Trans>
            They leave its teams and can no longer see its content. What they submitted stays. To come back,
            they need a new invitation.
          </Trans>
        </p>
      }
      action={t`Remove`}
      isPending={removing.isPending}
      onConfirm={() => removing.start()}
    >
      <Trans>Remove</Trans>
    </ConfirmButton>
  );
}
