import { useLingui } from '@lingui/react/macro';
import { CollectionItem } from '../../collections/index.ts';
import { ListBrowser, NothingFound } from '../../listing/index.ts';
import { ordersOf } from '../address/library-address.ts';
import type { TabProps } from '../address/tab-props.ts';
import { collectionsQuery } from '../query/library-queries.ts';

export function CollectionsTab({ state, onShown }: TabProps) {
  const { t } = useLingui();
  const { address } = state;
  return (
    <ListBrowser
      kind="collections"
      heading={t`Your Collections`}
      searchLabel={t`Search your collections`}
      state={state}
      orders={ordersOf(address)}
      query={collectionsQuery(address)}
      rowKey={({ id }) => id}
      empty={(clear) => (
        <NothingFound message={t`You haven't created any collections yet.`} clear={clear} canCreate />
      )}
      onShown={onShown}
    >
      {(collection, view, focusProps) => (
        <CollectionItem collection={collection} view={view} focusProps={focusProps} />
      )}
    </ListBrowser>
  );
}
