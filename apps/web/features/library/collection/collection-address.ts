import { LIBRARY_ORDERS } from '@relievo/contracts/library/lists';
import { createPageCodec } from '../../listing/index.ts';

/** The address of one collection, with how its list is searched, ordered and paged. */
export function createCollectionCodec(id: string) {
  return createPageCodec(`/library/collection/${id}`, LIBRARY_ORDERS.collectionItems);
}
