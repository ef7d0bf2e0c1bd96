import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../ui/states/loaded.tsx';
import { sharesQuery } from './share-queries.ts';
import './sharing.css';
import { ShareReaders } from './share-readers.tsx';
import { ShareWithPerson } from './share-with-person.tsx';
import { ShareWithTeams } from './share-with-teams.tsx';

/** Whom to share a collection with, and with whom it is shared. */
export function ShareOptions({ id }: { id: string }) {
  const { t } = useLingui();
  const query = useQuery(sharesQuery(id));
  return (
    <div className="share-options">
      <p>
        <Trans>
          People you share a collection with can see it, also while it is private. They get a notice and find
          it under “Shared with me”. Only you can change it.
        </Trans>
      </p>
      <ShareWithPerson id={id} />
      <Loaded query={query} loading={t`Loading...`} failed={t`The list of people could not be loaded.`}>
        {({ shares, teams }) => (
          <>
            {teams.length > 0 ? <ShareWithTeams id={id} teams={teams} /> : null}
            <ShareReaders id={id} shares={shares} />
          </>
        )}
      </Loaded>
    </div>
  );
}
