export { AddToCollection } from './adding/add-to-collection.tsx';
export { CreateCollectionDialog, EditCollectionDialog, ShareDialog } from './form/dialogs.ts';
export { CollectionItem } from './item/collection-item.tsx';
export { CollectionVisibility } from './item/collection-visibility.tsx';
export { collectionItemsQuery, collectionQuery } from './query/collection-queries.ts';
export { useCollectionChanged } from './query/use-collection-changed.ts';
export { KeepCopy } from './sharing/keep-copy.tsx';
export { sharedCollectionsQuery } from './sharing/share-queries.ts';
