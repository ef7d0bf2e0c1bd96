import { LIBRARY_ORDERS } from '@relievo/contracts';
import type { Codec } from '../address/fields.ts';
import {
  LIST_KEYS,
  type ListAddress,
  PAGE_KEYS,
  readListAddress,
  writeListAddress,
} from '../address/list-address.ts';

const SHAPE = { orders: LIBRARY_ORDERS.collectionItems };

/** The address of one collection, with how its list is searched, ordered and paged. */
export const collectionCodec = (id: string): Codec<ListAddress> => ({
  path: `/library/collection/${id}`,
  keys: new Set([...LIST_KEYS, ...PAGE_KEYS]),
  read: (query) => readListAddress(query, SHAPE),
  write: (address) => writeListAddress(address, SHAPE),
});
