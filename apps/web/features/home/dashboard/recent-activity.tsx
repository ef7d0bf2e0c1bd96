import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useNow } from '../../../lib/words/use-now.ts';
import { ActivityKind, ActivityTitle, RecentTime } from '../../activity/index.ts';
import { AllActivities } from './all-activities.tsx';
import { recentActivityQuery } from './queries.ts';

/** The latest of everything that the person did, and the way to all of it. */
export function RecentActivity() {
  const { data: rows } = useQuery(recentActivityQuery);
  const now = useNow();
  return (
    <section role="group" aria-labelledby="recent-activity">
      <h2 id="recent-activity">
        <Trans>Recent activity</Trans>
      </h2>
      {rows === undefined ? (
        <p>
          <Trans>Loading...</Trans>
        </p>
      ) : rows.length === 0 ? (
        <p>
          <Trans>Nothing yet. Only you can see this list.</Trans>
        </p>
      ) : (
        <ul className="recent-activity target-links" role="list">
          {rows.map((activity) => (
            <li key={activity.id}>
              <ActivityKind type={activity.type} />
              <span className="recent-activity-title">
                <ActivityTitle activity={activity} />
              </span>
              <span className="recent-activity-time">
                <RecentTime at={activity.timestamp} now={now} />
              </span>
            </li>
          ))}
        </ul>
      )}
      <AllActivities />
    </section>
  );
}
