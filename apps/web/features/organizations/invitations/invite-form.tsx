import { Trans, useLingui } from '@lingui/react/macro';
import { INVITED_ROLES, invitationsInput } from '@relievo/contracts/organizations';
import { client } from '../../../lib/server/client.ts';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { FormActions } from '../../../ui/forms/form-actions.tsx';
import { InvitingFields, NotInvited, useInviting } from '../../inviting/index.ts';
import { ORGANIZATION_ROLE_DUTIES } from '../words/role-words.ts';
import { useInvitationsChanged } from './invitations-query.ts';

/** One address or a pasted list, and what those who accept may do. */
export function InviteForm({ id }: { id: string }) {
  const { t, i18n } = useLingui();
  const changed = useInvitationsChanged(id);
  const { field, problems, sending, left, onSubmit } = useInviting({
    draftKey: `relievo-draft-invitations-${id}`,
    schema: invitationsInput,
    send: async (input: Omit<Parameters<typeof client.invitations.send>[0], 'id'>) => {
      const answer = await client.invitations.send({ id, ...input });
      await changed();
      return answer;
    },
  });
  return (
    <div className="organization-form">
      <Form label={t`Invite people`} problems={problems} refused={sending.refused} onSubmit={onSubmit}>
        <InvitingFields field={field}>
          <RadioGroup
            {...field('role')}
            label={t`Role`}
            options={INVITED_ROLES.map((value) => ({
              value,
              label: i18n._(ORGANIZATION_ROLE_DUTIES[value]),
            }))}
          />
        </InvitingFields>
        <FormActions isBusy={sending.isPending} busyWords={t`Sending…`}>
          <Trans>Send invitations</Trans>
        </FormActions>
      </Form>
      <NotInvited
        left={left}
        reasons={{
          member_already: t`They belong to the organization already.`,
          invited_already: t`They have an invitation that is still open. You can send it again.`,
        }}
      />
    </div>
  );
}
