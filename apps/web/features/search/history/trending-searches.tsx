import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../../ui/actions/link.tsx';
import { createSearchAddress, SEARCH_CODEC } from '../query/search-address.ts';
import { trendsQuery } from '../query/search-queries.ts';
import './searches.css';

/** What many people look for; nothing stands here where only few did. */
export function TrendingSearches() {
  const { data: trends = [] } = useQuery(trendsQuery);
  if (trends.length === 0) return null;
  return (
    <section role="group" className="searches" aria-labelledby="trending-searches">
      <h2 id="trending-searches">
        <Trans>Popular searches</Trans>
      </h2>
      <ul role="list">
        {trends.map(({ searchQuery, searchCount }) => (
          <li key={searchQuery}>
            <span className="searches-words">
              <Link
                to={SEARCH_CODEC.path}
                search={SEARCH_CODEC.write(createSearchAddress(searchQuery))}
                translate="no"
              >
                {searchQuery}
              </Link>{' '}
              <span className="searches-note">
                {plural(searchCount, { one: '# time in 30 days', other: '# times in 30 days' })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
