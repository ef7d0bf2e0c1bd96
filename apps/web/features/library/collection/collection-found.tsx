import { useLingui } from '@lingui/react/macro';
import type { Collection } from '@relievo/contracts/collections';
import { LIBRARY_ORDERS } from '@relievo/contracts/library/lists';
import { useMemo, useState } from 'react';
import { Page } from '../../../ui/page/page.tsx';
import { collectionItemsQuery } from '../../collections/index.ts';
import { ListBrowser, useAddress } from '../../listing/index.ts';
import { TakeCollection } from './archive/take-collection.tsx';
import { CollectedItem } from './collected-item.tsx';
import { CollectionActions } from './collection-actions.tsx';
import { createCollectionCodec } from './collection-address.ts';
import { CollectionEmpty } from './collection-empty.tsx';
import { CollectionFacts } from './collection-facts.tsx';
import { ReaderActions } from './reader-actions.tsx';
import { type RemovedItem, RemovedItemRow } from './removed-item.tsx';

export function CollectionFound({ collection }: { collection: Collection }) {
  const { t } = useLingui();
  const { id, name, description, isOwn, itemCount } = collection;
  const codec = useMemo(() => createCollectionCodec(id), [id]);
  const state = useAddress(codec);
  const [shown, setShown] = useState('');
  const [removed, setRemoved] = useState<RemovedItem | null>(null);
  const [back, setBack] = useState('');
  return (
    <Page
      title={name}
      {...(description ? { lead: description } : {})}
      actions={
        <>
          {itemCount > 0 ? <TakeCollection collection={collection} /> : null}
          {isOwn ? <CollectionActions collection={collection} /> : <ReaderActions collection={collection} />}
        </>
      }
      describe={{
        contents: t`A collection with a search field, sorting, filters and a list of its resources. ${shown}`,
        mainAction: isOwn ? t`Open a card, write notes about it or remove it` : t`Open a card`,
        keys: [{ keys: t`Arrow keys`, does: t`Move from card to card` }],
      }}
    >
      <CollectionFacts collection={collection} />
      <ListBrowser
        kind="collection-items"
        heading={t`In this collection`}
        searchLabel={t`Search this collection`}
        state={state}
        orders={LIBRARY_ORDERS.collectionItems}
        facets={{ collection: id, q: state.address.q }}
        query={collectionItemsQuery(id, state.address)}
        rowKey={(item) => item.resourceId}
        empty={(clear) => <CollectionEmpty clear={clear} isOwn={isOwn} />}
        onShown={setShown}
        intro={
          removed ? (
            <RemovedItemRow
              key={removed.resourceId}
              removed={removed}
              onBack={() => {
                setBack(removed.resourceId);
                setRemoved(null);
              }}
            />
          ) : null
        }
      >
        {(item, view, focusProps) => (
          <CollectedItem
            item={item}
            view={view}
            focusProps={focusProps}
            isOwn={isOwn}
            isBack={item.resourceId === back}
            onBack={() => setBack('')}
            onRemoved={setRemoved}
          />
        )}
      </ListBrowser>
    </Page>
  );
}
