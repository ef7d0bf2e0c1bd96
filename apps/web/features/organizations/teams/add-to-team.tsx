import { Trans, useLingui } from '@lingui/react/macro';
import type { TeamView } from '@relievo/contracts/organizations';
import { useState } from 'react';
import { useFormProblems } from '../../../lib/forms/use-form-problems.ts';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { useTeamsChanged } from './teams-query.ts';

interface AddToTeamProps {
  id: string;
  teamId: string;
  others: TeamView['others'];
}

/** One member of the organization at a time; the choice begins anew for the next one. */
export function AddToTeam({ id, teamId, others }: AddToTeamProps) {
  const { t } = useLingui();
  const [userId, setUserId] = useState<string | null>(null);
  const problems = useFormProblems(['person']);
  const changed = useTeamsChanged(id);
  const adding = useAction({
    run: async (chosen: string) => {
      await client.teams.addMember({ id, teamId, userId: chosen });
      await changed();
      return others.find((one) => one.userId === chosen)?.displayName ?? '';
    },
    done: (name) => t`${name} is in the team now.`,
    onDone: () => setUserId(null),
  });
  const onSubmit = () => {
    if (userId) adding.start(userId);
    else problems.refuse([{ path: 'person', message: t`Please choose a person` }]);
  };
  return (
    <Form label={t`Add to the team`} problems={problems} refused={adding.refused} onSubmit={onSubmit}>
      <Select
        label={t`Person`}
        name="person"
        value={userId}
        onChange={(key) => {
          problems.settle('person');
          setUserId(key === null ? null : String(key));
        }}
        error={problems.errorOf('person')}
        options={others.map((one) => ({ value: one.userId, label: one.displayName }))}
      />
      <Button type="submit" isBusy={adding.isPending} busyWords={t`Adding…`}>
        <Trans>Add to the team</Trans>
      </Button>
    </Form>
  );
}
