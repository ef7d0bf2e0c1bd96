import { DEFAULT_PAGE_SIZE } from '../../../lib/page-numbers.ts';
import { NO_FILTERS } from '../filters/filters.ts';
import { SORT_ORDERS, type SortOrder } from '../filters/sort-orders.ts';
import { oneOf, type Query, text } from './fields.ts';
import {
  LIST_KEYS,
  type ListAddress,
  type ListShape,
  onlyGiven,
  readListAddress,
  writeListAddress,
} from './list-address.ts';

export const LIBRARY_TABS = ['marketplace', 'categories', 'your-content', 'collections'] as const;
export type LibraryTab = (typeof LIBRARY_TABS)[number];

/** All that the address of the library says: the same address is the same screen. */
export type LibraryAddress = ListAddress & {
  readonly tab: LibraryTab;
  /** Only on the tab of categories: the one that was chosen. */
  readonly category: string;
};

/** What the library reads and writes; every other parameter of an address is left alone. */
export const LIBRARY_KEYS: ReadonlySet<string> = new Set([
  'tab',
  'category',
  ...LIST_KEYS,
  'page',
  'itemsPerPage',
  'category_page',
  'category_items',
]);

const tabField = oneOf<LibraryTab>(LIBRARY_TABS);

/** The orders and the keys of the list that an address shows; the chosen category pages by keys of its own. */
const shapeOf = ({ tab, category }: { tab: LibraryTab; category: string }): ListShape<SortOrder> =>
  category
    ? { orders: SORT_ORDERS.category, pageKey: 'category_page', itemsKey: 'category_items' }
    : { orders: SORT_ORDERS[tab] };

export const ordersOf = (address: LibraryAddress): readonly SortOrder[] => shapeOf(address).orders;

export function readLibraryAddress(query: Query): LibraryAddress {
  const tab = tabField.read(query['tab']);
  const category = tab === 'categories' ? text.read(query['category']) : '';
  return { tab, category, ...readListAddress(query, shapeOf({ tab, category })) };
}

export function writeLibraryAddress(address: LibraryAddress): Query {
  return onlyGiven({
    tab: tabField.write(address.tab),
    category: address.tab === 'categories' ? text.write(address.category) : undefined,
    ...writeListAddress(address, shapeOf(address)),
  });
}

const FROM_THE_START = { page: 1, itemsPerPage: DEFAULT_PAGE_SIZE };

/** The order stays where the next list has it too. */
function arriveAt(address: LibraryAddress, place: { tab: LibraryTab; category: string }): LibraryAddress {
  const { orders } = shapeOf(place);
  const sort = orders.includes(address.sort) ? address.sort : orders[0];
  return { ...address, ...place, ...FROM_THE_START, sort };
}

/** Another tab or category begins anew: category, page and page size of the one before are gone. */
export const openTab = (address: LibraryAddress, tab: LibraryTab): LibraryAddress =>
  arriveAt(address, { tab, category: '' });

export const openCategory = (address: LibraryAddress, category: string): LibraryAddress =>
  arriveAt({ ...address, q: '' }, { tab: 'categories', category });

/** The usual order, nothing searched for, no filter: what 'Clear all' leaves. */
export const clearFilters = (address: LibraryAddress): LibraryAddress => ({
  ...address,
  sort: shapeOf(address).orders[0],
  q: '',
  filters: NO_FILTERS,
  page: 1,
});
