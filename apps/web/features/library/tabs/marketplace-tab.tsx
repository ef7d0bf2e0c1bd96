import { useLingui } from '@lingui/react/macro';
import { ListBrowser, NothingFound } from '../../listing/index.ts';
import { ResourceItem } from '../../resource/index.ts';
import { SuggestingListSearch } from '../../search/index.ts';
import { ordersOf } from '../address/library-address.ts';
import type { TabProps } from '../address/tab-props.ts';
import { marketplaceQuery } from '../query/library-queries.ts';

export function MarketplaceTab({ state, onShown }: TabProps) {
  const { t } = useLingui();
  const { address } = state;
  return (
    <ListBrowser
      kind="marketplace"
      heading={t`Marketplace`}
      searchLabel={t`Search the marketplace`}
      search={
        <SuggestingListSearch
          label={t`Search the marketplace`}
          q={address.q}
          onSearch={(q) => state.replace({ ...address, q, page: 1 })}
        />
      }
      state={state}
      orders={ordersOf(address)}
      query={marketplaceQuery(address)}
      facets={{ list: 'marketplace', q: address.q }}
      rowKey={({ id }) => id}
      empty={(clear) => <NothingFound message={t`No content matches your current filters.`} clear={clear} />}
      onShown={onShown}
    >
      {(resource, view, focusProps) => (
        <ResourceItem resource={resource} view={view} focusProps={focusProps} />
      )}
    </ListBrowser>
  );
}
