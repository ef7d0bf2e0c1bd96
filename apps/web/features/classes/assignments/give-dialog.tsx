import { Trans, useLingui } from '@lingui/react/macro';
import { assignmentInput } from '@relievo/contracts/classes';
import { useQuery } from '@tanstack/react-query';
import { bindTo } from '../../../lib/forms/bound-to.ts';
import { useFormDraft } from '../../../lib/forms/use-form-draft.ts';
import { useFormProblems } from '../../../lib/forms/use-form-problems.ts';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { useClassChanged } from '../classes-query.ts';

interface GiveDialogProps {
  classId: string;
  onClose: () => void;
}

const ownCollections = {
  queryKey: ['own-collections-to-give'],
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    client.library.collections({ offset: 0, limit: 100 }, { signal }),
};

export function GiveDialog({ classId, onClose }: GiveDialogProps) {
  const { t } = useLingui();
  const collections = useQuery(ownCollections);
  const draft = useFormDraft(`relievo-draft-assignment-${classId}`, {
    collectionId: '',
    dueOn: '',
    note: '',
  });
  const problems = useFormProblems(['collectionId', 'dueOn', 'note']);
  const field = bindTo(draft, problems);
  const changed = useClassChanged(classId);
  const close = () => {
    draft.forget();
    onClose();
  };
  const giving = useAction({
    run: async (input: { collectionId: string; note: string; dueOn: string | null }) => {
      await client.assignments.give({ id: classId, ...input });
      await changed();
    },
    done: t`The assignment is set. Learners find it on their home page.`,
    onDone: close,
    onRefused: (refusal) => problems.place(refusal),
  });
  const onSubmit = () => {
    const { dueOn, ...fields } = draft.fields;
    const checked = assignmentInput.safeParse({ ...fields, dueOn: dueOn === '' ? null : dueOn });
    if (problems.accept(checked) && checked.data && !giving.isPending) giving.start(checked.data);
  };
  const { value, onChange, error } = field('collectionId');
  return (
    <FormDialog
      title={t`Set an assignment`}
      label={t`Set an assignment`}
      problems={problems}
      sending={giving}
      busyWords={t`Saving…`}
      submit={<Trans>Set the assignment</Trans>}
      onSubmit={onSubmit}
      onClose={close}
    >
      <Loaded
        query={collections}
        loading={t`Loading your collections…`}
        failed={t`Your collections could not be loaded`}
      >
        {({ rows }) => (
          <Select
            label={t`Collection`}
            {...(rows.length === 0
              ? { help: t`You have no collection yet. Make one in the library first.` }
              : {})}
            value={value === '' ? null : value}
            onChange={(chosen) => onChange(String(chosen ?? ''))}
            error={error}
            options={rows.map(({ id, name }) => ({ value: id, label: name }))}
            isRequired
          />
        )}
      </Loaded>
      <TextField {...field('dueOn')} type="date" label={t`Date`} optional />
      <TextField {...field('note')} label={t`Note for the learners`} multiline optional />
    </FormDialog>
  );
}
