import type { Codec } from './fields.ts';
import {
  LIST_KEYS,
  type ListAddress,
  type ListShape,
  PAGE_KEYS,
  readListAddress,
  writeListAddress,
} from './list-address.ts';
import type { SortOrder } from './sort-orders.ts';

/** The address of a page that holds one list and nothing else. */
export function createPageCodec(path: string, orders: ListShape<SortOrder>['orders']): Codec<ListAddress> {
  return {
    path,
    keys: new Set([...LIST_KEYS, ...PAGE_KEYS]),
    read: (query) => readListAddress(query, { orders }),
    write: (address) => writeListAddress(address, { orders }),
  };
}
