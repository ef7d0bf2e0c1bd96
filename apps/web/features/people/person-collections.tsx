import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useStore } from '../../lib/stores/use-store.ts';
import { CardGrid } from '../../ui/lists/card-grid.tsx';
import { CollectionItem } from '../collections/index.ts';
import { viewStore } from '../listing/index.ts';
import { personCollectionsQuery } from './person-queries.ts';

/** The collections that a person shares with everybody; where there are none, nothing is missing. */
export function PersonCollections({ id }: { id: string }) {
  const { t } = useLingui();
  const view = useStore(viewStore);
  const { data } = useQuery(personCollectionsQuery(id));
  if (!data || data.total === 0) return null;
  return (
    <section role="group" className="person-collections" aria-labelledby="person-collections">
      <h2 id="person-collections">
        <Trans>Public collections</Trans>
      </h2>
      <CardGrid label={t`Public collections`} items={data.rows} itemKey={(row) => row.id} view={view}>
        {(collection, focusProps) => (
          <CollectionItem collection={collection} view={view} focusProps={focusProps} />
        )}
      </CardGrid>
    </section>
  );
}
