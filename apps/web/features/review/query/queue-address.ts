import {
  ASSIGNMENTS,
  REVIEW_KINDS,
  REVIEW_ORDERS,
  type ReviewFilters,
  type ReviewOrder,
} from '@relievo/contracts/content';
import { isUuid } from '@relievo/contracts/operations';
import {
  type Codec,
  categoryName,
  dropEmpty,
  type ListAddress,
  oneOf,
  PAGE_KEYS,
  readListAddress,
  writeListAddress,
} from '../../listing/index.ts';

export const QUEUE_PATH = '/admin/content-review';

/** All that the address of the queue says; an empty text narrows nothing. */
export type QueueAddress = ListAddress<ReviewOrder> & {
  readonly tab: 'content' | 'requests';
  readonly kind: 'all' | (typeof REVIEW_KINDS)[number];
  readonly assignment: 'all' | (typeof ASSIGNMENTS)[number];
  /** Whom it is for: everybody, or an organization by its id. */
  readonly audience: string;
  readonly category: string;
  readonly author: string;
};

const SHAPE = { orders: REVIEW_ORDERS };
const tab = oneOf<QueueAddress['tab']>(['content', 'requests']);
const kind = oneOf<QueueAddress['kind']>(['all', ...REVIEW_KINDS]);
const assignment = oneOf<QueueAddress['assignment']>(['all', ...ASSIGNMENTS]);
const AUDIENCE_OF_ALL = 'public';

function readId(text = '') {
  return isUuid(text) ? text : '';
}

export const QUEUE_CODEC: Codec<QueueAddress> = {
  path: QUEUE_PATH,
  keys: new Set(['tab', 'kind', 'assignment', 'audience', 'category', 'author', 'q', 'sort', ...PAGE_KEYS]),
  read: (query) => ({
    ...readListAddress(query, SHAPE),
    tab: tab.read(query['tab']),
    kind: kind.read(query['kind']),
    assignment: assignment.read(query['assignment']),
    audience: query['audience'] === AUDIENCE_OF_ALL ? AUDIENCE_OF_ALL : readId(query['audience']),
    category: categoryName.read(query['category']),
    author: readId(query['author']),
  }),
  write: (address) =>
    dropEmpty({
      tab: tab.write(address.tab),
      ...writeListAddress(address, SHAPE),
      kind: kind.write(address.kind),
      assignment: assignment.write(address.assignment),
      audience: address.audience || undefined,
      category: categoryName.write(address.category),
      author: address.author || undefined,
    }),
};

/** Nothing searched for and every filter open, on the first page. */
export const WHOLE_QUEUE: QueueAddress = QUEUE_CODEC.read({});

/** The filters as the server is asked for them. */
export function buildReviewFilters(address: QueueAddress): ReviewFilters {
  const { q, kind: what, assignment: whose, audience, category, author } = address;
  return {
    search: q,
    sortBy: address.sort,
    ...(what === 'all' ? {} : { kind: what }),
    ...(whose === 'all' ? {} : { assignment: whose }),
    ...(audience === AUDIENCE_OF_ALL ? { visibility: AUDIENCE_OF_ALL } : {}),
    ...(audience && audience !== AUDIENCE_OF_ALL ? { organizationId: audience } : {}),
    ...(category ? { category } : {}),
    ...(author ? { authorId: author } : {}),
  };
}

/** What an address of one item carries, so that it stays in the queue as it was narrowed and sorted. */
export function writeFilters(address: QueueAddress) {
  return QUEUE_CODEC.write({ ...address, tab: 'content', page: 1, itemsPerPage: WHOLE_QUEUE.itemsPerPage });
}

export function isNarrowed(address: QueueAddress): boolean {
  return Object.keys(writeFilters({ ...address, sort: WHOLE_QUEUE.sort })).length > 0;
}
