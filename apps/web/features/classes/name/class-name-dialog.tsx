import { useLingui } from '@lingui/react/macro';
import { classInput } from '@relievo/contracts/classes';
import { bindTo } from '../../../lib/forms/bound-to.ts';
import { useFormDraft } from '../../../lib/forms/use-form-draft.ts';
import { useFormProblems } from '../../../lib/forms/use-form-problems.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import type { StorageKey } from '../../../lib/stores/stored.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';

interface ClassNameDialogProps<Answer> {
  title: string;
  /** What the form does, on its button as well. */
  action: string;
  busyWords: string;
  /** Where what was typed is kept, and what stands there first. */
  draftKey: StorageKey;
  start: string;
  run: (name: string) => Promise<Answer>;
  done: (answer: Answer) => string;
  onDone: (answer: Answer) => void;
  onClose: () => void;
}

/** The name of a class, which no other class or team of its organization has. */
export function ClassNameDialog<Answer>(props: ClassNameDialogProps<Answer>) {
  const { title, action, busyWords, draftKey, start, run, done, onDone, onClose } = props;
  const { t } = useLingui();
  const draft = useFormDraft(draftKey, { name: start });
  const problems = useFormProblems(['name']);
  const naming = useAction({
    run,
    done,
    onDone: (answer: Answer) => {
      draft.forget();
      onDone(answer);
    },
    onRefused: (refusal) => problems.place(refusal, { team_name_taken: 'name' }),
  });
  const onSubmit = () => {
    const checked = classInput.safeParse(draft.fields);
    if (problems.accept(checked) && checked.data && !naming.isPending) naming.start(checked.data.name);
  };
  return (
    <FormDialog
      title={title}
      label={action}
      problems={problems}
      sending={{ ...naming, refused: naming.refusal?.code === 'team_name_taken' ? null : naming.refused }}
      busyWords={busyWords}
      submit={action}
      onSubmit={onSubmit}
      onClose={() => {
        draft.forget();
        onClose();
      }}
    >
      <TextField
        {...bindTo(draft, problems)('name')}
        label={t`Name of the class`}
        autoComplete="off"
        autoFocus
        isRequired
      />
    </FormDialog>
  );
}
