import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useViewer } from '../../../lib/session.ts';
import { RecentSearches } from './history/recent-searches.tsx';
import { TrendingSearches } from './history/trending-searches.tsx';
import './search-page.css';

/** Before anything is searched for: what the field understands, and searches to make again. */
export function EmptySearch({ children }: { children: ReactNode }) {
  const viewer = useViewer();
  return (
    <div className="empty-search">
      {children}
      <p className="field-help">
        <Trans>
          Titles and descriptions are searched. Words such as beginner, worksheet, video or math set a filter.
        </Trans>
      </p>
      <div className="searches-beside">
        {viewer.status === 'signed-in' ? <RecentSearches /> : null}
        <TrendingSearches />
      </div>
    </div>
  );
}
