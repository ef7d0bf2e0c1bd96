import { LIBRARY_FILTERS } from '@relievo/contracts/library/lists';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@relievo/contracts/operations';
import { createNumberField, listOf, oneOf, type Query, text } from './fields.ts';
import { type Filters, NO_FILTERS } from './filters.ts';
import type { SortOrder } from './sort-orders.ts';

/** What every list of resources holds in its address. */
export interface ListAddress<Order extends string = SortOrder> {
  readonly sort: Order;
  readonly q: string;
  readonly filters: Filters;
  readonly page: number;
  readonly itemsPerPage: number;
}

/** Where one list differs from another: its orders, the first of which is left out, and the keys of its pages. */
export interface ListShape<Order extends string> {
  readonly orders: readonly [Order, ...Order[]];
  readonly pageKey?: string;
  readonly itemsKey?: string;
}

export const LIST_KEYS = ['sort', 'q', 'type', 'difficulty', 'subject', 'graphic'] as const;
export const PAGE_KEYS = ['page', 'itemsPerPage'] as const;

const LARGEST_PAGE = 100_000;
const page = createNumberField(1, (number) => number <= LARGEST_PAGE);
const itemsPerPage = createNumberField(DEFAULT_PAGE_SIZE, (number) =>
  (PAGE_SIZES as readonly number[]).includes(number),
);
const type = listOf(LIBRARY_FILTERS.contentType);
const difficulty = listOf(LIBRARY_FILTERS.difficultyLevel);
const subject = listOf(LIBRARY_FILTERS.subject);
const graphic = listOf(LIBRARY_FILTERS.graphicType);

export function readListAddress<Order extends string>(
  query: Query,
  { orders, pageKey = 'page', itemsKey = 'itemsPerPage' }: ListShape<Order>,
): ListAddress<Order> {
  return {
    sort: oneOf(orders).read(query['sort']),
    q: text.read(query['q']),
    filters: {
      contentType: type.read(query['type']),
      difficultyLevel: difficulty.read(query['difficulty']),
      subject: subject.read(query['subject']),
      graphicType: graphic.read(query['graphic']),
    },
    page: page.read(query[pageKey]),
    itemsPerPage: itemsPerPage.read(query[itemsKey]),
  };
}

/** In the order in which a person reads an address; what is as usual is left out. */
export function writeListAddress<Order extends string>(
  { sort, q, filters, ...paging }: ListAddress<Order>,
  { orders, pageKey = 'page', itemsKey = 'itemsPerPage' }: ListShape<Order>,
): Query {
  return dropEmpty({
    sort: oneOf(orders).write(sort),
    q: text.write(q),
    type: type.write(filters.contentType),
    difficulty: difficulty.write(filters.difficultyLevel),
    subject: subject.write(filters.subject),
    graphic: graphic.write(filters.graphicType),
    [pageKey]: page.write(paging.page),
    [itemsKey]: itemsPerPage.write(paging.itemsPerPage),
  });
}

/** The usual order, nothing searched for, no filter: what 'Clear all' leaves of a list. */
export function clearAddress<Order extends string>([usual]: ListShape<Order>['orders']): Pick<
  ListAddress<Order>,
  'sort' | 'q' | 'filters'
> {
  return { sort: usual, q: '', filters: NO_FILTERS };
}

export function dropEmpty(values: Readonly<Record<string, string | undefined>>): Query {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
