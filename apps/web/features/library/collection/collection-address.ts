import { LIBRARY_ORDERS } from '@relievo/contracts';
import { pageCodec } from '../../listing/index.ts';

/** The address of one collection, with how its list is searched, ordered and paged. */
export const collectionCodec = (id: string) =>
  pageCodec(`/library/collection/${id}`, LIBRARY_ORDERS.collectionItems);
