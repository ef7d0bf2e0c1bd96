import { Trans, useLingui } from '@lingui/react/macro';
import { type Team, teamInput } from '@relievo/contracts/organizations';
import { bindTo } from '../../../lib/forms/bound-to.ts';
import { useFormDraft } from '../../../lib/forms/use-form-draft.ts';
import { useFormProblems } from '../../../lib/forms/use-form-problems.ts';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useTeamsChanged } from './teams-query.ts';

interface TeamNameDialogProps {
  organizationId: string;
  /** The one to rename; a new one where there is none. */
  team?: Team;
  onClose: () => void;
}

export function TeamNameDialog({ organizationId: id, team, onClose }: TeamNameDialogProps) {
  const { t } = useLingui();
  const draft = useFormDraft(`relievo-draft-team-${team?.id ?? id}`, { name: team?.name ?? '' });
  const problems = useFormProblems(['name']);
  const changed = useTeamsChanged(id);
  const close = () => {
    draft.forget();
    onClose();
  };
  const saving = useAction({
    run: async (name: string) => {
      await (team ? client.teams.rename({ id, teamId: team.id, name }) : client.teams.create({ id, name }));
      await changed();
      return name;
    },
    done: (name) => (team ? t`The team is now called ${name}.` : t`The team ${name} is created.`),
    onDone: close,
    onRefused: (refusal) => problems.place(refusal, { team_name_taken: 'name' }),
  });
  const onSubmit = () => {
    const checked = teamInput.safeParse(draft.fields);
    if (problems.accept(checked) && checked.data && !saving.isPending) saving.start(checked.data.name);
  };
  return (
    <FormDialog
      title={team ? t`Rename the team ${team.name}` : t`Create a team`}
      label={team ? t`Rename` : t`Create a team`}
      problems={problems}
      sending={{ ...saving, refused: saving.refusal?.code === 'team_name_taken' ? null : saving.refused }}
      busyWords={t`Saving…`}
      submit={team ? <Trans>Rename</Trans> : <Trans>Create</Trans>}
      onSubmit={onSubmit}
      onClose={close}
    >
      <TextField
        {...bindTo(draft, problems)('name')}
        label={t`Name`}
        autoComplete="off"
        autoFocus
        isRequired
      />
    </FormDialog>
  );
}
