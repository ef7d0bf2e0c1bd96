import { LIBRARY_ORDERS, type RESOURCE_STATES } from '@relievo/contracts/library/lists';
import { DEFAULT_PAGE_SIZE } from '@relievo/contracts/operations';
import {
  type Codec,
  categoryName,
  dropEmpty,
  LIST_KEYS,
  type ListAddress,
  type ListShape,
  oneOf,
  PAGE_KEYS,
  type Query,
  readListAddress,
  type SortOrder,
  writeListAddress,
} from '../../listing/index.ts';

export const LIBRARY_TABS = ['marketplace', 'categories', 'your-content', 'collections'] as const;
export type LibraryTab = (typeof LIBRARY_TABS)[number];

/** What somebody picks of their own content; what was sent back is looked for first. */
export const OWN_STATES = ['any', 'rejected', 'draft', 'pending', 'approved'] as const satisfies readonly (
  | 'any'
  | (typeof RESOURCE_STATES)[number]
)[];
export type OwnState = (typeof OWN_STATES)[number];

/** All that the address of the library says: the same address is the same screen. */
export type LibraryAddress = ListAddress & {
  readonly tab: LibraryTab;
  /** Only on the tab of categories: the one that was chosen. */
  readonly category: string;
  /** Only on the tab of one's own content: in which state it is. */
  readonly status: OwnState;
};

type Place = Pick<LibraryAddress, 'tab' | 'category'>;

const SHAPES: Readonly<Record<LibraryTab | 'category', ListShape<SortOrder>>> = {
  marketplace: { orders: LIBRARY_ORDERS.marketplace },
  categories: { orders: LIBRARY_ORDERS.categories },
  'your-content': { orders: LIBRARY_ORDERS.ownContent },
  collections: { orders: LIBRARY_ORDERS.collections },
  category: { orders: LIBRARY_ORDERS.category, pageKey: 'category_page', itemsKey: 'category_items' },
};

const tabField = oneOf<LibraryTab>(LIBRARY_TABS);
const statusField = oneOf<OwnState>(OWN_STATES);
function shapeOf({ tab, category }: Place) {
  return SHAPES[category ? 'category' : tab];
}

/** The orders of the list that an address shows. */
export function ordersOf(place: Place): readonly [SortOrder, ...SortOrder[]] {
  return shapeOf(place).orders;
}

/** Every other parameter of an address is left alone. */
export const LIBRARY_CODEC: Codec<LibraryAddress> = {
  path: '/library',
  keys: new Set(['tab', 'category', 'status', ...LIST_KEYS, ...PAGE_KEYS, 'category_page', 'category_items']),
  read: (query: Query) => {
    const tab = tabField.read(query['tab']);
    const category = tab === 'categories' ? categoryName.read(query['category']) : '';
    const status = statusField.read(tab === 'your-content' ? query['status'] : undefined);
    return { tab, category, status, ...readListAddress(query, shapeOf({ tab, category })) };
  },
  write: (address) =>
    dropEmpty({
      tab: tabField.write(address.tab),
      category: address.tab === 'categories' ? categoryName.write(address.category) : undefined,
      status: address.tab === 'your-content' ? statusField.write(address.status) : undefined,
      ...writeListAddress(address, shapeOf(address)),
    }),
};

/** An order that was chosen stays where the next list has it too. */
function arriveAt(address: LibraryAddress, place: Place): LibraryAddress {
  const orders = ordersOf(place);
  const isChosen = address.sort !== ordersOf(address)[0];
  const sort = isChosen && orders.includes(address.sort) ? address.sort : orders[0];
  return { ...address, ...place, status: 'any', sort, page: 1, itemsPerPage: DEFAULT_PAGE_SIZE };
}

/** Another tab or category begins anew: category, page and page size of the one before are gone. */
export function openTab(address: LibraryAddress, tab: LibraryTab): LibraryAddress {
  return arriveAt(address, { tab, category: '' });
}

export function openCategory(address: LibraryAddress, category: string): LibraryAddress {
  return arriveAt({ ...address, q: '' }, { tab: 'categories', category });
}
