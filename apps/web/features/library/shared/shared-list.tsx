import { useLingui } from '@lingui/react/macro';
import { LIBRARY_ORDERS } from '@relievo/contracts/library/lists';
import { useState } from 'react';
import { sharedCollectionsQuery } from '../../collections/index.ts';
import { createPageCodec, ListBrowser, NothingFound, useAddress } from '../../listing/index.ts';
import { DismissedRow, type SharedName } from './dismiss-collection.tsx';
import { SharedItem } from './shared-item.tsx';

const CODEC = createPageCodec('/library/shared', LIBRARY_ORDERS.sharedCollections);

export function SharedList({ onShown }: { onShown: (shown: string) => void }) {
  const { t } = useLingui();
  const state = useAddress(CODEC);
  const [dismissed, setDismissed] = useState<SharedName | null>(null);
  const [back, setBack] = useState('');
  return (
    <ListBrowser
      kind="collections"
      heading={t`Collections shared with you`}
      searchLabel={t`Search what is shared with you`}
      state={state}
      orders={LIBRARY_ORDERS.sharedCollections}
      query={sharedCollectionsQuery(state.address)}
      rowKey={({ id }) => id}
      empty={(clear) => (
        <NothingFound message={t`Nobody shares a collection with you at the moment.`} clear={clear} />
      )}
      onShown={onShown}
      intro={
        dismissed ? (
          <DismissedRow
            key={dismissed.id}
            collection={dismissed}
            onBack={() => {
              setBack(dismissed.id);
              setDismissed(null);
            }}
          />
        ) : null
      }
    >
      {(collection, view, focusProps) => (
        <SharedItem
          collection={collection}
          view={view}
          focusProps={focusProps}
          isBack={collection.id === back}
          onBack={() => setBack('')}
          onDismissed={setDismissed}
        />
      )}
    </ListBrowser>
  );
}
