import { expect, test } from 'vitest';
import { SEARCH_CODEC } from '../../search/query/search-address.ts';
import { recentSearchesQuery, searchQuery, trendsQuery } from '../../search/query/search-queries.ts';
import { LIBRARY_CODEC } from '../address/library-address.ts';
import {
  categoriesQuery,
  categoryQuery,
  categoryResourcesQuery,
  marketplaceQuery,
} from './library-queries.ts';

const START = LIBRARY_CODEC.read({});
function minutes(count: number) {
  return count * 60_000;
}

test('the marketplace and search results stay fresh for five minutes', () => {
  expect(marketplaceQuery(START).staleTime).toBe(minutes(5));
  expect(searchQuery(SEARCH_CODEC.read({ q: 'maps' })).staleTime).toBe(minutes(5));
});

test('the resources of a category stay fresh for two minutes and are kept for five', () => {
  expect(categoryResourcesQuery('Algebra', START)).toMatchObject({
    staleTime: minutes(2),
    gcTime: minutes(5),
  });
});

test('the list of categories and each category stay fresh for five minutes and are kept for ten', () => {
  const fresh = { staleTime: minutes(5), gcTime: minutes(10) };
  expect(categoriesQuery(START)).toMatchObject(fresh);
  expect(categoryQuery('Algebra')).toMatchObject(fresh);
});

test('past searches stay fresh for 30 seconds', () => {
  expect([recentSearchesQuery('ada').staleTime, trendsQuery.staleTime]).toEqual([30_000, 30_000]);
});
