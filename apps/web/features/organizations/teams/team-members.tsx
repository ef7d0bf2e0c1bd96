import { Trans, useLingui } from '@lingui/react/macro';
import type { TeamView } from '@relievo/contracts/organizations';
import { useRef } from 'react';
import { client } from '../../../lib/server/client.ts';
import { useAction } from '../../../lib/server/use-action.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { AuthorsWords } from '../../../ui/page/authors-words.tsx';
import { useTeamsChanged } from './teams-query.ts';

type Somebody = TeamView['members'][number];

interface TeamMembersProps {
  id: string;
  teamId: string;
  members: readonly Somebody[];
  canManage: boolean;
}

/** A row leaves with the person, and the heading of the list takes its focus. */
export function TeamMembers({ id, teamId, members, canManage }: TeamMembersProps) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const changed = useTeamsChanged(id);
  const removing = useAction({
    run: async (somebody: Somebody) => {
      await client.teams.removeMember({ id, teamId, userId: somebody.userId });
      return somebody.displayName;
    },
    done: (name) => t`${name} is no longer in the team.`,
    onDone: () => {
      heading.current?.focus();
      void changed();
    },
  });
  return (
    <section aria-labelledby="team-members" role="group">
      <h3 ref={heading} id="team-members" tabIndex={-1}>
        <Trans>In this team</Trans>
      </h3>
      {members.length === 0 ? (
        <p>
          <Trans>Nobody yet.</Trans>
        </p>
      ) : (
        <ul role="list" className="organization-people">
          {members.map((somebody) => (
            <li key={somebody.userId}>
              <AuthorsWords>{somebody.displayName}</AuthorsWords>
              {canManage ? (
                <Button
                  aria-label={t`Remove from the team: ${somebody.displayName}`}
                  isBusy={removing.isPending}
                  onPress={() => removing.start(somebody)}
                >
                  <Trans>Remove</Trans>
                </Button>
              ) : null}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
