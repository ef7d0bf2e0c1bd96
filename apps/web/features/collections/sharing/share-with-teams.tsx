import { Trans, useLingui } from '@lingui/react/macro';
import type { CollectionShares } from '@relievo/contracts/collections';
import { useRef } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { useSharingWithTeam } from './use-sharing.ts';
import './sharing.css';

interface ShareWithTeamsProps {
  id: string;
  teams: CollectionShares['teams'];
}

/** The teams that a collection is not shared with yet. A row leaves when it is, and the heading takes its focus. */
export function ShareWithTeams({ id, teams }: ShareWithTeamsProps) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const sharing = useSharingWithTeam(id, () => heading.current?.focus());
  return (
    <section aria-labelledby="share-teams" role="group">
      <h3 ref={heading} id="share-teams" tabIndex={-1}>
        <Trans>Your teams</Trans>
      </h3>
      <ul role="list" className="share-list">
        {teams.map((team) => (
          <li key={team.id}>
            <span className="share-name">
              {team.name} <span className="share-detail">{team.organization}</span>
            </span>
            <Button
              aria-label={t`Share with ${team.name}`}
              isBusy={sharing.isPending}
              onPress={() => sharing.start(team.id)}
            >
              <Trans>Share</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
