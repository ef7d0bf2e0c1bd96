import { Trans, useLingui } from '@lingui/react/macro';
import { FOR_BEGINNERS } from '@relievo/contracts/library/resource';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { client } from '../../../lib/server/client.ts';
import { CardGrid } from '../../../ui/lists/card-grid.tsx';
import { FRESH } from '../../listing/index.ts';
import { ResourceCard } from '../../resource/index.ts';

const firstResourcesQuery = queryOptions({
  queryKey: ['first-resources'],
  queryFn: async ({ signal }) => (await client.library.marketplace(FOR_BEGINNERS, { signal })).rows,
  ...FRESH.marketplace,
});

/** What to begin with: chosen by a rule, which is said. Where nothing follows it, nothing is missing. */
export function FirstResources() {
  const { t } = useLingui();
  const { data = [] } = useQuery(firstResourcesQuery);
  if (data.length === 0) return null;
  return (
    <section role="group" className="flow" aria-labelledby="first-resources">
      <h2 id="first-resources">
        <Trans>Where to start</Trans>
      </h2>
      <p>
        <Trans>Popular graphics for beginners. Their parts are spoken when you touch them.</Trans>
      </p>
      <CardGrid label={t`Where to start`} items={data} itemKey={({ id }) => id} view="grid">
        {(resource, focusProps) => <ResourceCard resource={resource} focusProps={focusProps} />}
      </CardGrid>
    </section>
  );
}
