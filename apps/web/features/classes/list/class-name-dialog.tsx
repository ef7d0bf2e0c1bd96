import { Trans, useLingui } from '@lingui/react/macro';
import { classInput } from '@relievo/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { bindTo } from '../../../lib/forms/bound-to.ts';
import { useFormDraft } from '../../../lib/forms/use-form-draft.ts';
import { useFormProblems } from '../../../lib/forms/use-form-problems.ts';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useGo } from '../../../ui/page/use-go.ts';
import { classesQuery } from '../classes-query.ts';

interface ClassNameDialogProps {
  organization: { readonly id: string; readonly name: string };
  onClose: () => void;
}

/** A new class opens at once: the next thing to do there is to add learners. */
export function ClassNameDialog({ organization, onClose }: ClassNameDialogProps) {
  const { t } = useLingui();
  const go = useGo();
  const queries = useQueryClient();
  const draft = useFormDraft(`relievo-draft-class-${organization.id}`, { name: '' });
  const problems = useFormProblems(['name']);
  const close = () => {
    draft.forget();
    onClose();
  };
  const making = useAction({
    run: (name: string) => client.classes.create({ organizationId: organization.id, name }),
    done: ({ name }) => t`The class ${name} is created. You teach it.`,
    onDone: ({ id }) => {
      draft.forget();
      void queries.invalidateQueries({ queryKey: classesQuery.queryKey });
      go(`/classes/${id}`);
    },
    onRefused: (refusal) => problems.place(refusal, { team_name_taken: 'name' }),
  });
  const onSubmit = () => {
    const checked = classInput.safeParse(draft.fields);
    if (problems.accept(checked) && checked.data && !making.isPending) making.start(checked.data.name);
  };
  return (
    <FormDialog
      title={t`Create a class in ${organization.name}`}
      label={t`Create a class`}
      problems={problems}
      sending={{ ...making, refused: making.refusal?.code === 'team_name_taken' ? null : making.refused }}
      busyWords={t`Creating…`}
      submit={<Trans>Create</Trans>}
      onSubmit={onSubmit}
      onClose={close}
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
