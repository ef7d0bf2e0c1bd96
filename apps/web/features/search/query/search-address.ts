import { LIBRARY_ORDERS, readSmartQuery } from '@relievo/contracts';
import { searchQueryOf } from '../../../lib/words/search-query.ts';
import {
  type Codec,
  categoryName,
  dropEmpty,
  LIST_KEYS,
  type ListAddress,
  PAGE_KEYS,
  readListAddress,
  writeListAddress,
} from '../../listing/index.ts';

/** All that the address of a search says. The words stand in it as they were typed. */
export type SearchAddress = ListAddress & { readonly category: string };

const SHAPE = { orders: LIBRARY_ORDERS.search };

export const SEARCH_CODEC: Codec<SearchAddress> = {
  path: '/search',
  keys: new Set(['category', ...LIST_KEYS, ...PAGE_KEYS]),
  read: (query) => ({ category: categoryName.read(query['category']), ...readListAddress(query, SHAPE) }),
  write: ({ category, ...list }) => {
    const { q, ...others } = writeListAddress(list, SHAPE);
    return dropEmpty({ q, category: categoryName.write(category), ...others });
  },
};

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
  return {
    ...address,
    page: 1,
    category: named.includes(address.category) ? '' : address.category,
    filters: {
      contentType: others(contentType),
      difficultyLevel: others(difficultyLevel),
      subject: others(subject),
      graphicType: others(graphicType),
    },
  };
}

/** Clearing empties everything that a list is asked for; of a search it leaves the words. */
export function keepWords(before: SearchAddress, next: SearchAddress): SearchAddress {
  return before.q !== '' && next.q === '' ? { ...next, q: before.q, category: '' } : next;
}
