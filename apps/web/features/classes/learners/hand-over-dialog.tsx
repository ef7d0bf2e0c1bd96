import { Trans, useLingui } from '@lingui/react/macro';
import { type ClassLearner, handOverInput } from '@relievo/contracts/classes';
import { bindTo } from '../../../lib/forms/bound-to.ts';
import { useFormDraft } from '../../../lib/forms/use-form-draft.ts';
import { useFormProblems } from '../../../lib/forms/use-form-problems.ts';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';

interface HandOverDialogProps {
  classId: string;
  learner: ClassLearner;
  onClose: () => void;
}

/** Offers an account that was made for the class to its person, who has an address by now. */
export function HandOverDialog({ classId, learner: { userId, displayName }, onClose }: HandOverDialogProps) {
  const { t } = useLingui();
  const draft = useFormDraft(`relievo-draft-hand-over-${userId}`, { email: '' });
  const problems = useFormProblems(['email']);
  const close = () => {
    draft.forget();
    onClose();
  };
  const sending = useAction({
    run: (email: string) => client.classes.handOver({ id: classId, userId, email }),
    done: t`The link for ${displayName} is sent. Until it is used, nothing changes.`,
    onDone: close,
    onRefused: (refusal) => problems.place(refusal),
  });
  const onSubmit = () => {
    const checked = handOverInput.safeParse(draft.fields);
    if (problems.accept(checked) && checked.data && !sending.isPending) sending.start(checked.data.email);
  };
  return (
    <FormDialog
      title={t`Hand the account of ${displayName} over`}
      label={t`Hand over`}
      problems={problems}
      sending={sending}
      busyWords={t`Sending…`}
      submit={<Trans>Send the link</Trans>}
      onSubmit={onSubmit}
      onClose={close}
    >
      <p>
        <Trans>
          The link goes to their own email address. With it and the words they use now, they choose a password
          and keep the account. It is no longer deleted with the class, and you can make no new words for it.
        </Trans>
      </p>
      <TextField
        {...bindTo(draft, problems)('email')}
        type="email"
        label={t`Email address of the learner`}
        // Of somebody else: a browser keeps it apart from the addresses of whoever types.
        autoComplete="section-learner email"
        autoFocus
        isRequired
      />
    </FormDialog>
  );
}
