import { Trans, useLingui } from '@lingui/react/macro';
import { type OrganizationView, TEAM_ORDERS, type Team } from '@relievo/contracts/organizations';
import { useState } from 'react';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ConfirmButton } from '../../../ui/overlays/confirm-button.tsx';
import { AuthorsWords } from '../../../ui/page/authors-words.tsx';
import { type AddressState, SortedTable } from '../../listing/index.ts';
import type { SettingsAddress } from '../address/settings-address.ts';
import { TeamDialog } from './team-dialog.tsx';
import { TeamNameDialog } from './team-name-dialog.tsx';
import { useTeamsChanged } from './teams-query.ts';

interface TeamsTableProps {
  view: OrganizationView;
  state: AddressState<SettingsAddress>;
  rows: readonly Team[];
  onDeleted: () => void;
}

interface Opened {
  readonly what: 'team' | 'name';
  readonly team: Team;
}

/** One row for each team; a heading that is pressed sorts all of them, on every page. */
export function TeamsTable({ view, state: { address, replace }, rows, onDeleted }: TeamsTableProps) {
  const { t, i18n } = useLingui();
  const { id, name: organization } = view.organization;
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  return (
    <>
      <SortedTable
        caption={t`Teams of ${organization}`}
        rows={rows}
        rowKey={(team) => team.id}
        orders={TEAM_ORDERS}
        order={address.teams}
        onOrder={(teams) => replace({ ...address, teams, page: 1 })}
        columns={[
          { id: 'name', label: t`Name`, cell: ({ name }) => <AuthorsWords>{name}</AuthorsWords> },
          { id: 'members', label: t`Members`, numeric: true, cell: ({ members }) => i18n.number(members) },
          {
            id: 'actions',
            label: t`Actions`,
            isForPressing: true,
            cell: (team) => (
              <div className="organization-actions">
                <Button
                  aria-label={t`Members and collections: ${team.name}`}
                  onPress={() => setOpened({ what: 'team', team })}
                >
                  <Trans>Members and collections</Trans>
                </Button>
                {view.canManage ? (
                  <>
                    <Button
                      aria-label={t`Rename: ${team.name}`}
                      onPress={() => setOpened({ what: 'name', team })}
                    >
                      <Trans>Rename</Trans>
                    </Button>
                    <DeleteButton id={id} team={team} onDeleted={onDeleted} />
                  </>
                ) : null}
              </div>
            ),
          },
        ]}
      />
      {opened?.what === 'team' ? <TeamDialog view={view} team={opened.team} onClose={close} /> : null}
      {opened?.what === 'name' ? (
        <TeamNameDialog organizationId={id} team={opened.team} onClose={close} />
      ) : null}
    </>
  );
}

interface DeleteButtonProps {
  id: string;
  team: Team;
  onDeleted: () => void;
}

function DeleteButton({ id, team: { id: teamId, name }, onDeleted }: DeleteButtonProps) {
  const { t } = useLingui();
  const changed = useTeamsChanged(id);
  const deleting = useAction({
    run: () => client.teams.remove({ id, teamId }),
    done: t`The team ${name} is deleted.`,
    onDone: () => {
      onDeleted();
      void changed();
    },
  });
  return (
    <ConfirmButton
      label={t`Delete: ${name}`}
      title={t`Delete the team ${name}?`}
      consequence={
        <p>
          <Trans>
            Its members stay in the organization. Collections that are shared with the team stay with their
            owners, and the others no longer see them.
          </Trans>
        </p>
      }
      action={t`Delete`}
      isPending={deleting.isPending}
      onConfirm={() => deleting.start()}
    >
      <Trans>Delete</Trans>
    </ConfirmButton>
  );
}
