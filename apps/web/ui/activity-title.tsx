import { Trans } from '@lingui/react/macro';
import type { Activity } from '@relievo/contracts';
import { useIsBuilt } from '../lib/built-routes.ts';
import { Link } from './link.tsx';

/** What somebody did something with, and the way to it: the resource, or the search once more. */
export function ActivityTitle({ activity }: { activity: Activity }) {
  const isBuilt = useIsBuilt();
  const { type, title, resourceId } = activity;
  if (title === null) return <Trans>No longer available</Trans>;
  if (type === 'searched')
    return isBuilt('/search') ? (
      <Link to="/search" search={{ q: title }} translate="no">
        {title}
      </Link>
    ) : (
      title
    );
  return resourceId && isBuilt(`/resource/${resourceId}`) ? (
    <Link to="/resource/$id" params={{ id: resourceId }}>
      {title}
    </Link>
  ) : (
    title
  );
}
