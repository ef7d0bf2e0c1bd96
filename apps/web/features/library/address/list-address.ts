import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '../../../lib/page-numbers.ts';
import { FILTER_VALUES, type Filters } from '../filters/filters.ts';
import type { SortOrder } from '../filters/sort-orders.ts';
import { listOf, numberFrom, oneOf, type Query, text } from './fields.ts';

/** What every list of resources holds in its address. */
export type ListAddress<Order extends string = SortOrder> = {
  readonly sort: Order;
  readonly q: string;
  readonly filters: Filters;
  readonly page: number;
  readonly itemsPerPage: number;
};

/** Where one list differs from another: its orders, the first of which is left out, and the keys of its pages. */
export type ListShape<Order extends string> = {
  readonly orders: readonly [Order, ...Order[]];
  readonly pageKey?: string;
  readonly itemsKey?: string;
};

export const LIST_KEYS = ['sort', 'q', 'type', 'difficulty', 'subject', 'graphic'] as const;

const LARGEST_PAGE = 1_000_000;
const page = numberFrom(1, (number) => number <= LARGEST_PAGE);
const itemsPerPage = numberFrom(DEFAULT_PAGE_SIZE, (number) =>
  (PAGE_SIZES as readonly number[]).includes(number),
);
const filters: { readonly [Id in keyof Filters]: ReturnType<typeof listOf<Filters[Id][number]>> } = {
  type: listOf(FILTER_VALUES.type),
  difficulty: listOf(FILTER_VALUES.difficulty),
  subject: listOf(FILTER_VALUES.subject),
  graphic: listOf(FILTER_VALUES.graphic),
};

export function readListAddress<Order extends string>(
  query: Query,
  { orders, pageKey = 'page', itemsKey = 'itemsPerPage' }: ListShape<Order>,
): ListAddress<Order> {
  return {
    sort: oneOf(orders).read(query['sort']),
    q: text.read(query['q']),
    filters: {
      type: filters.type.read(query['type']),
      difficulty: filters.difficulty.read(query['difficulty']),
      subject: filters.subject.read(query['subject']),
      graphic: filters.graphic.read(query['graphic']),
    },
    page: page.read(query[pageKey]),
    itemsPerPage: itemsPerPage.read(query[itemsKey]),
  };
}

/** In the order in which a person reads an address; what is as usual is left out. */
export function writeListAddress<Order extends string>(
  address: ListAddress<Order>,
  { orders, pageKey = 'page', itemsKey = 'itemsPerPage' }: ListShape<Order>,
): Query {
  return onlyGiven({
    sort: oneOf(orders).write(address.sort),
    q: text.write(address.q),
    type: filters.type.write(address.filters.type),
    difficulty: filters.difficulty.write(address.filters.difficulty),
    subject: filters.subject.write(address.filters.subject),
    graphic: filters.graphic.write(address.filters.graphic),
    [pageKey]: page.write(address.page),
    [itemsKey]: itemsPerPage.write(address.itemsPerPage),
  });
}

export const onlyGiven = (values: Readonly<Record<string, string | undefined>>): Query =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
