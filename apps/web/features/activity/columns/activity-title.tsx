import { Trans } from '@lingui/react/macro';
import type { Activity } from '@relievo/contracts/activity';
import { useIsBuilt } from '../../../lib/layout/built-routes.ts';
import { searchQueryOf } from '../../../lib/words/search-query.ts';
import { Link } from '../../../ui/actions/link.tsx';
import { AuthorsWords } from '../../../ui/page/authors-words.tsx';

/** What somebody did something with, and the way to it: the resource, or the search once more. */
export function ActivityTitle({ activity }: { activity: Activity }) {
  const isBuilt = useIsBuilt();
  const { type, title, resourceId } = activity;
  if (title === null) return <Trans>No longer available</Trans>;
  const words = <AuthorsWords>{title}</AuthorsWords>;
  if (type === 'searched')
    return isBuilt('/search') ? (
      <Link to="/search" search={searchQueryOf(title)}>
        {words}
      </Link>
    ) : (
      words
    );
  return resourceId && isBuilt(`/resource/${resourceId}`) ? (
    <Link to="/resource/$id" params={{ id: resourceId }}>
      {words}
    </Link>
  ) : (
    words
  );
}
