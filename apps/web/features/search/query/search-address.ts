import { LIBRARY_ORDERS, readSmartQuery, type SearchCorrection } from '@relievo/contracts/library/lists';
import { searchQueryOf } from '../../../lib/words/search-query.ts';
import {
  type Codec,
  categoryName,
  dropEmpty,
  LIST_KEYS,
  type ListAddress,
  NO_FILTERS,
  PAGE_KEYS,
  readListAddress,
  type SortOrder,
  writeListAddress,
} from '../../listing/index.ts';

/** All that the address of a search says. The words stand in it as they were typed. */
export type SearchAddress = ListAddress & { readonly category: string };

const SEARCHED = { orders: LIBRARY_ORDERS.search };
/** Where nothing is looked for in texts nothing matches better, and the newest come first. */
const FILTERED = { orders: LIBRARY_ORDERS.marketplace };

export const SEARCH_CODEC: Codec<SearchAddress> = {
  path: '/search',
  keys: new Set(['category', ...LIST_KEYS, ...PAGE_KEYS]),
  read: (query) => {
    const category = categoryName.read(query['category']);
    const searched = { category, ...readListAddress(query, SEARCHED) };
    return buildSearchedText(searched) === '' ? { category, ...readListAddress(query, FILTERED) } : searched;
  },
  write: (address) => {
    const { category, ...list } = address;
    const { q, ...others } = writeListAddress(list, { orders: ordersOfSearch(address) });
    return dropEmpty({ q, category: categoryName.write(category), ...others });
  },
};

/** The orders that the results can have; the first is the one they have when none was chosen. */
export function ordersOfSearch(address: SearchAddress): readonly [SortOrder, ...SortOrder[]] {
  return (buildSearchedText(address) === '' ? FILTERED : SEARCHED).orders;
}

/** Where a search leads. */
export function createSearchAddress(words: string): SearchAddress {
  return SEARCH_CODEC.read(searchQueryOf(words));
}

/** What is looked for in texts: a word that names a filter is left to the filter, for as long as that is set. */
export function buildSearchedText({ q, category, filters }: SearchAddress): string {
  const set: readonly string[] = [
    category,
    ...filters.difficultyLevel,
    ...filters.contentType,
    ...filters.subject,
  ];
  return readSmartQuery(q, (value) => set.includes(value)).text;
}

/** The filters in use that words of the search brought. */
export function listFiltersByWords(address: SearchAddress): readonly string[] {
  const named = createSearchAddress(address.q);
  const set: readonly string[] = [address.category, ...Object.values(address.filters).flat()];
  return [named.category, ...Object.values(named.filters).flat()].filter(
    (value) => value && set.includes(value),
  );
}

/** Every word is looked for as it stands; filters that no word brought stay. */
export function dropFiltersByWords(address: SearchAddress): SearchAddress {
  const named = listFiltersByWords(address);
  const others = <Value extends string>(values: readonly Value[]) =>
    values.filter((value) => !named.includes(value));
  const { contentType, difficultyLevel, subject, graphicType } = address.filters;
  return keepOrder(address, {
    ...address,
    page: 1,
    category: named.includes(address.category) ? '' : address.category,
    filters: {
      contentType: others(contentType),
      difficultyLevel: others(difficultyLevel),
      subject: others(subject),
      graphicType: others(graphicType),
    },
  });
}

/** The words alone, each looked for as it stands. */
export function dropFilters(address: SearchAddress): SearchAddress {
  return keepOrder(address, { ...address, category: '', filters: NO_FILTERS, page: 1 });
}

/** The same search with other words in place of those that found nothing; words that named a filter stay. */
export function correctAddress(
  address: SearchAddress,
  { replaced }: Pick<SearchCorrection, 'replaced'>,
): SearchAddress {
  const words = replaced.reduce((left, { from, to }) => {
    const place = left.indexOf(from);
    return place < 0 ? left : left.toSpliced(place, 1, to);
  }, address.q.split(/\s+/u));
  return { ...address, q: words.filter(Boolean).join(' '), page: 1 };
}

/** The order that nobody chose is the one that fits: the best match first while something is looked for in texts. */
function keepOrder(before: SearchAddress, next: SearchAddress): SearchAddress {
  const orders = ordersOfSearch(next);
  const isChosen = next.sort !== before.sort || next.sort !== ordersOfSearch(before)[0];
  return { ...next, sort: isChosen && orders.includes(next.sort) ? next.sort : orders[0] };
}

/** Clearing empties everything that a list is asked for; of a search it leaves the words. */
export function keepWords(before: SearchAddress, next: SearchAddress): SearchAddress {
  const kept = before.q !== '' && next.q === '' ? { ...next, q: before.q, category: '' } : next;
  return keepOrder(before, kept);
}
