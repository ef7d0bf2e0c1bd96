import { Trans, useLingui } from '@lingui/react/macro';
import type { OrganizationView, Team } from '@relievo/contracts/organizations';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/actions/button.tsx';
import { Link } from '../../../ui/actions/link.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { AddToTeam } from './add-to-team.tsx';
import { TeamMembers } from './team-members.tsx';
import { teamQuery } from './teams-query.ts';

interface TeamDialogProps {
  view: OrganizationView;
  team: Team;
  onClose: () => void;
}

/** Who is in a team, who could be, and what is shared with it. */
export function TeamDialog({ view, team: { id: teamId, name }, onClose }: TeamDialogProps) {
  const { t } = useLingui();
  const { id } = view.organization;
  const team = useQuery(teamQuery(id, teamId));
  return (
    <Dialog
      title={t`Team ${name}`}
      shape="end"
      isOpen
      onClose={onClose}
      actions={
        <Button variant="primary" onPress={onClose}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <Loaded query={team} loading={t`Loading the team…`} failed={t`Error loading the team`}>
        {({ members, others, collections }) => (
          <div className="organization-team">
            {view.canManage && others.length > 0 ? (
              <AddToTeam id={id} teamId={teamId} others={others} />
            ) : null}
            <TeamMembers id={id} teamId={teamId} members={members} canManage={view.canManage} />
            <section aria-labelledby="team-collections" role="group">
              <h3 id="team-collections">
                <Trans>Collections shared with you in this team</Trans>
              </h3>
              {collections.length === 0 ? (
                <p>
                  <Trans>None yet. The owner of a collection shares it from its page.</Trans>
                </p>
              ) : (
                <ul>
                  {collections.map((collection) => (
                    <li key={collection.id}>
                      <Link to="/library/collection/$id" params={{ id: collection.id }}>
                        {collection.name}
                      </Link>{' '}
                      <Trans>by {collection.ownerName}</Trans>
                    </li>
                  ))}
                </ul>
              )}
            </section>
          </div>
        )}
      </Loaded>
    </Dialog>
  );
}
