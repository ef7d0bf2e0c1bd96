import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  INVITATION_DAYS,
  INVITATION_LIMITS,
  INVITED_ROLES,
  type InvitationsSent,
  invitationsInput,
} from '@relievo/contracts';
import { useState } from 'react';
import { bindTo } from '../../../lib/forms/bound-to.ts';
import { useFormDraft } from '../../../lib/forms/use-form-draft.ts';
import { useFormProblems } from '../../../lib/forms/use-form-problems.ts';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { FormActions } from '../../../ui/forms/form-actions.tsx';
import { ORGANIZATION_ROLE_DUTIES } from '../words/role-words.ts';
import { useInvitationsChanged } from './invitations-query.ts';
import { NotInvited } from './not-invited.tsx';

const TOO_MANY = { invitations_too_many: 'emails', invitations_used_up: 'emails' };

type InvitationsInput = Omit<Parameters<typeof client.invitations.send>[0], 'id'>;

/** One address or a pasted list. What could not be read stays in the field, and who was not invited is named with why. */
export function InviteForm({ id }: { id: string }) {
  const { t, i18n } = useLingui();
  const draft = useFormDraft(`relievo-draft-invitations-${id}`, { emails: '', role: 'member', days: '7' });
  const problems = useFormProblems(['emails', 'role', 'days']);
  const field = bindTo(draft, problems);
  const changed = useInvitationsChanged(id);
  const [left, setLeft] = useState<InvitationsSent['left']>([]);
  const sending = useAction({
    run: async (input: InvitationsInput) => {
      const answer = await client.invitations.send({ id, ...input });
      await changed();
      return answer;
    },
    done: ({ sent }) => plural(sent, { one: '# invitation sent.', other: '# invitations sent.' }),
    onDone: (answer) => {
      const unread = answer.left.filter(({ reason }) => reason === 'not_valid');
      draft.change('emails')(unread.map(({ address }) => address).join('\n'));
      setLeft(answer.left);
    },
    onRefused: (refusal) => problems.place(refusal, TOO_MANY),
  });
  const onSubmit = () => {
    const checked = invitationsInput.safeParse(draft.fields);
    if (problems.accept(checked) && checked.data && !sending.isPending) sending.start(checked.data);
  };
  const most = i18n.number(INVITATION_LIMITS.addresses);
  const isAtField = sending.refusal !== null && sending.refusal.code in TOO_MANY;
  return (
    <div className="organization-form">
      <Form
        label={t`Invite people`}
        problems={problems}
        refused={isAtField ? null : sending.refused}
        onSubmit={onSubmit}
      >
        <TextField
          {...field('emails')}
          label={t`Email addresses`}
          help={t`One address or a list, with commas or line breaks between them. At most ${most} at one time.`}
          multiline
          isRequired
        />
        <RadioGroup
          {...field('role')}
          label={t`Role`}
          options={INVITED_ROLES.map((value) => ({ value, label: i18n._(ORGANIZATION_ROLE_DUTIES[value]) }))}
        />
        <RadioGroup
          {...field('days')}
          label={t`The link is good for`}
          options={INVITATION_DAYS.map((value) => ({ value, label: t`${value} days` }))}
        />
        <FormActions isBusy={sending.isPending} busyWords={t`Sending…`}>
          <Trans>Send invitations</Trans>
        </FormActions>
      </Form>
      {left.length > 0 ? <NotInvited left={left} /> : null}
    </div>
  );
}
