import { useLingui } from '@lingui/react/macro';
import { ListBrowser, NothingFound } from '../../listing/index.ts';
import { ResourceItem } from '../../resource/index.ts';
import { ordersOf } from '../address/library-address.ts';
import type { TabProps } from '../address/tab-props.ts';
import { ownContentQuery } from '../query/library-queries.ts';

/** What somebody made, in every state, which each card shows. */
export function YourContentTab({ state, onShown }: TabProps) {
  const { t } = useLingui();
  const { address } = state;
  return (
    <ListBrowser
      kind="your-content"
      heading={t`Your Content`}
      searchLabel={t`Search your content`}
      state={state}
      orders={ordersOf(address)}
      query={ownContentQuery(address)}
      facets={{ list: 'ownContent', q: address.q }}
      rowKey={({ id }) => id}
      empty={(clear) => (
        <NothingFound message={t`You haven't uploaded any content yet.`} clear={clear} canCreate />
      )}
      onShown={onShown}
    >
      {(resource, view, focusProps) => (
        <ResourceItem resource={resource} view={view} focusProps={focusProps} withState />
      )}
    </ListBrowser>
  );
}
