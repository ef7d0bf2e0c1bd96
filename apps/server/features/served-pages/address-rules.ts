import { cutCategoryName, LIBRARY_FILTERS, readSmartQuery } from '@relievo/contracts/library/lists';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES } from '@relievo/contracts/operations';

/** What the address of a list says. Whatever is unknown or malformed is read as the default, as the app reads it. */
export type ListAddress = ReturnType<typeof readAddress>;

const WHOLE = /^[1-9]\d{0,4}$/;

export function readAddress(parameters: URLSearchParams, prefix: '' | 'category' = '') {
  const text = (name: string) => (parameters.get(name) ?? '').trim();
  const number = (name: string) => (WHOLE.test(text(name)) ? Number(text(name)) : undefined);
  const several = <Value extends string>(name: string, values: readonly Value[]): Value[] => {
    const named = parameters
      .getAll(name)
      .join()
      .toLowerCase()
      .split(',')
      .map((part) => part.trim());
    return values.filter((value) => named.includes(value.toLowerCase()));
  };
  const filters = {
    contentType: several('type', LIBRARY_FILTERS.contentType),
    difficultyLevel: several('difficulty', LIBRARY_FILTERS.difficultyLevel),
    subject: several('subject', LIBRARY_FILTERS.subject),
    graphicType: several('graphic', LIBRARY_FILTERS.graphicType),
  };
  const wanted = number(prefix === '' ? 'itemsPerPage' : 'category_items');
  return {
    q: text('q'),
    category: cutCategoryName(text('category')),
    sort: text('sort'),
    page: number(prefix === '' ? 'page' : 'category_page') ?? 1,
    itemsPerPage: PAGE_SIZES.find((size) => size === wanted) ?? DEFAULT_PAGE_SIZE,
    filters,
  };
}

/** A word that names a filter is left to the filter, for as long as that is set. */
export function readSearchedText({ q, category, filters }: ListAddress): string {
  const set: readonly string[] = [category, ...Object.values(filters).flat()];
  return readSmartQuery(q, (value) => set.includes(value)).text;
}

export function chooseOneOf<Order extends string>(orders: readonly [Order, ...Order[]], sort: string): Order {
  return orders.find((order) => order === sort) ?? orders[0];
}

/** Where each page of a list stands. */
export type PageAddresses = (page: number) => string;

/** The same address with another page; the first has no number. */
export function computePageAddresses(
  path: string,
  parameters: URLSearchParams,
  name: 'page' | 'category_page',
): PageAddresses {
  return (page) => {
    const other = new URLSearchParams(parameters);
    other.delete(name);
    if (page > 1) other.set(name, String(page));
    const query = other.toString();
    return query === '' ? path : `${path}?${query}`;
  };
}
