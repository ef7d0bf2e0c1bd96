import { Trans } from '@lingui/react/macro';
import { type ReactNode } from 'react';
import { createLatePart } from '../../../lib/late-parts/late-part.ts';
import { useViewer } from '../../../lib/server/session.ts';
import { TrendingSearches } from '../history/trending-searches.tsx';
import './search-page.css';

/** With its question and its switch it weighs more than the rest of the page, which does without it for guests. */
const RecentSearches = createLatePart(() => import('../history/recent-searches.tsx'), 'RecentSearches');

/** Before anything is searched for: what the field understands, and searches to make again. */
export function EmptySearch({ children }: { children: ReactNode }) {
  const viewer = useViewer();
  return (
    <div className="empty-search">
      {children}
      <p className="field-help">
        <Trans>
          Searches titles, descriptions, tags and authors. Words such as beginner, worksheet, video or math
          set a filter.
        </Trans>
      </p>
      <div className="searches-beside">
        {viewer.status === 'signed-in' ? <RecentSearches person={viewer.session.user.id} /> : null}
        <TrendingSearches />
      </div>
    </div>
  );
}
