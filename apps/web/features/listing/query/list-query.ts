import { searchText } from '@relievo/contracts/library/lists';
import type { ListAddress } from '../address/list-address.ts';
import type { ListQuery, Rows } from './use-paged-rows.ts';

/** The filters as the API takes them. */
export function buildFilterInput({ q, filters }: Pick<ListAddress, 'q' | 'filters'>) {
  return {
    search: searchText(q),
    contentType: [...filters.contentType],
    difficultyLevel: [...filters.difficultyLevel],
    subject: [...filters.subject],
    graphicType: [...filters.graphicType],
  };
}

/** The order of an address where the list has it, else the list's usual one. */
export function chooseOrder<Order extends string>(orders: readonly [Order, ...Order[]], sort: string): Order {
  return orders.find((order) => order === sort) ?? orders[0];
}

/** What a search, a filter or an order changes; the page of it is asked for apart. */
export function listQuery<Input extends object, Row>(
  name: string,
  input: Input,
  fetch: (
    input: Input & { offset: number; limit: number },
    options: { signal: AbortSignal },
  ) => Promise<Rows<Row>>,
  fresh: { readonly staleTime: number; readonly gcTime: number },
): ListQuery<Row> {
  return {
    key: [name, input],
    fetch: (slice, signal) => fetch({ ...input, ...slice }, { signal }),
    ...fresh,
  };
}
