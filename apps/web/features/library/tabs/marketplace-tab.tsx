import { useLingui } from '@lingui/react/macro';
import { ordersOf } from '../address/library-address.ts';
import { ListBrowser } from '../browser/list-browser.tsx';
import { ResourceItem } from '../browser/resource-item.tsx';
import { marketplaceQuery } from '../queries.ts';
import { SuggestingListSearch } from '../search/suggesting-list-search.tsx';
import { NothingFound } from './nothing-found.tsx';
import type { TabProps } from './tab-props.ts';

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
