import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { CLASS_LIMITS, type LearnerCredentials, namesInput } from '@relievo/contracts/classes';
import { bindTo } from '../../../lib/forms/bound-to.ts';
import { useFormDraft } from '../../../lib/forms/use-form-draft.ts';
import { useFormProblems } from '../../../lib/forms/use-form-problems.ts';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useClassChanged } from '../classes-query.ts';

interface AddLearnersDialogProps {
  classId: string;
  onMade: (made: readonly LearnerCredentials[]) => void;
  onClose: () => void;
}

/** A pasted list, one name a line. Lines that are no name stay in the field, and the others are added. */
export function AddLearnersDialog({ classId, onMade, onClose }: AddLearnersDialogProps) {
  const { t, i18n } = useLingui();
  const draft = useFormDraft(`relievo-draft-learners-${classId}`, { names: '' });
  const problems = useFormProblems(['names']);
  const changed = useClassChanged(classId);
  const close = () => {
    draft.forget();
    onClose();
  };
  const adding = useAction({
    run: async (names: string) => {
      const answer = await client.classes.addLearners({ id: classId, names });
      await changed();
      return answer;
    },
    done: ({ made }) =>
      plural(made.length, {
        one: '# learner added. The password is shown once.',
        other: '# learners added. Their passwords are shown once.',
      }),
    onDone: ({ made, wrong }) => {
      onMade(made);
      if (wrong.length === 0) close();
      else draft.change('names')(wrong.join('\n'));
    },
    onRefused: (refusal) => problems.place(refusal, { class_too_large: 'names' }),
  });
  const onSubmit = () => {
    const checked = namesInput.safeParse(draft.fields);
    if (problems.accept(checked) && checked.data && !adding.isPending) adding.start(checked.data.names);
  };
  const most = i18n.number(CLASS_LIMITS.atOneTime);
  return (
    <FormDialog
      title={t`Add learners`}
      label={t`Add learners`}
      problems={problems}
      sending={{ ...adding, refused: adding.refusal?.code === 'class_too_large' ? null : adding.refused }}
      busyWords={t`Making accounts…`}
      submit={<Trans>Make accounts</Trans>}
      onSubmit={onSubmit}
      onClose={close}
    >
      <TextField
        {...bindTo(draft, problems)('names')}
        label={t`Names`}
        help={t`One name on each line, at most ${most} at one time. Nobody outside of the class sees these names.`}
        multiline
        autoFocus
        isRequired
      />
    </FormDialog>
  );
}
