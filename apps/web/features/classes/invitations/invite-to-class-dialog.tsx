import { Trans, useLingui } from '@lingui/react/macro';
import { classInvitationsInput } from '@relievo/contracts/classes';
import { client } from '../../../lib/server/client.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { InvitingFields, NotInvited, useInviting } from '../../inviting/index.ts';
import { useClassInvitationsChanged } from './class-invitations-query.ts';

interface InviteToClassDialogProps {
  classId: string;
  onClose: () => void;
}

/** For learners who have an address: each gets a link, and joins with an account of their own. */
export function InviteToClassDialog({ classId, onClose }: InviteToClassDialogProps) {
  const { t } = useLingui();
  const changed = useClassInvitationsChanged(classId);
  const { field, problems, sending, left, forget, onSubmit } = useInviting({
    draftKey: `relievo-draft-class-invitations-${classId}`,
    schema: classInvitationsInput,
    send: async (input: Omit<Parameters<typeof client.classInvitations.send>[0], 'id'>) => {
      const answer = await client.classInvitations.send({ id: classId, ...input });
      await changed();
      return answer;
    },
    onAllInvited: () => close(),
  });
  function close() {
    forget();
    onClose();
  }
  return (
    <FormDialog
      title={t`Invite learners by email`}
      label={t`Invite learners by email`}
      problems={problems}
      sending={sending}
      busyWords={t`Sending…`}
      submit={<Trans>Send invitations</Trans>}
      onSubmit={onSubmit}
      onClose={close}
    >
      <p>
        <Trans>Each person gets a link, and joins the class with an account of their own.</Trans>
      </p>
      <NotInvited
        left={left}
        reasons={{
          member_already: t`They belong to the school already. Give them the class code instead.`,
          invited_already: t`They have an invitation to this school that is still open.`,
        }}
      />
      <InvitingFields field={field} />
    </FormDialog>
  );
}
