export { ARCHIVE_KEPT_HOURS, type CollectionArchive } from './archives.ts';
export {
  type CollectedResource,
  type Collection,
  type CollectionInput,
  type CollectionItem,
  collectionInput,
  type NameCheck,
} from './collections.ts';
export { COLLECTION_LIMITS } from './limits.ts';
export {
  type CollectionShare,
  type CollectionShares,
  collectionReader,
  type SharedCollectionCard,
  type SharedCollectionsQuery,
} from './shares.ts';
