import { useLingui } from '@lingui/react/macro';
import { ordersOf } from '../address/library-address.ts';
import { ListBrowser } from '../browser/list-browser.tsx';
import { CollectionItem } from '../collections/collection-item.tsx';
import { collectionsQuery } from '../queries.ts';
import { NothingFound } from './nothing-found.tsx';
import type { TabProps } from './tab-props.ts';

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
