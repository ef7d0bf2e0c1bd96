import { LIBRARY_FILTERS } from '@relievo/contracts/library/lists';
import { PAGE_SIZES } from '@relievo/contracts/operations';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSameQuery, mergeIntoAddress } from '../../listing/address/corrected.ts';
import type { Query } from '../../listing/address/fields.ts';
import { type Filters, NO_FILTERS } from '../../listing/address/filters.ts';
import { clearAddress } from '../../listing/address/list-address.ts';
import {
  LIBRARY_CODEC,
  LIBRARY_TABS,
  type LibraryAddress,
  OWN_STATES,
  openCategory,
  openTab,
  ordersOf,
} from './library-address.ts';

const { keys, read, write } = LIBRARY_CODEC;
const START = read({});

function someOf<Value>(values: readonly Value[]) {
  return fc.subarray([...values]).map((chosen) => chosen as readonly Value[]);
}
const filters: fc.Arbitrary<Filters> = fc.record({
  contentType: someOf(LIBRARY_FILTERS.contentType),
  difficultyLevel: someOf(LIBRARY_FILTERS.difficultyLevel),
  subject: someOf(LIBRARY_FILTERS.subject),
  graphicType: someOf(LIBRARY_FILTERS.graphicType),
});
const words = fc.string({ unit: 'grapheme', maxLength: 60 }).map((text) => text.trim());
const addresses: fc.Arbitrary<LibraryAddress> = fc
  .record({ tab: fc.constantFrom(...LIBRARY_TABS), category: words })
  .map(({ tab, category }) => ({ ...START, tab, category: tab === 'categories' ? category : '' }))
  .chain((place) =>
    fc.record({
      tab: fc.constant(place.tab),
      category: fc.constant(place.category),
      status: place.tab === 'your-content' ? fc.constantFrom(...OWN_STATES) : fc.constant('any' as const),
      sort: fc.constantFrom(...ordersOf(place)),
      q: words,
      filters,
      page: fc.integer({ min: 1, max: 100_000 }),
      itemsPerPage: fc.constantFrom(...PAGE_SIZES),
    }),
  );

/** As the browser keeps it, and as the router folds repeated keys. */
function passThroughBrowser(query: Query): Query {
  return Object.fromEntries(new URLSearchParams(new URLSearchParams(query).toString()));
}

describe('an address of the library', () => {
  test('can be read back unchanged', () => {
    fc.assert(
      fc.property(addresses, (address) => {
        expect(read(passThroughBrowser(write(address)))).toEqual(address);
      }),
    );
  });

  test('is corrected once and then stays, whatever it holds', () => {
    const anything = fc.dictionary(
      fc.constantFrom(...keys),
      fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('free,free', 'NaN', '1e3', '-1', ',,')),
    );
    fc.assert(
      fc.property(anything, (query) => {
        const once = write(read(query));
        expect(write(read(passThroughBrowser(once)))).toEqual(once);
      }),
    );
  });

  test('opens on the marketplace, newest first, without a search text and filters', () => {
    expect(START).toEqual({
      tab: 'marketplace',
      category: '',
      status: 'any',
      sort: 'newest',
      q: '',
      filters: NO_FILTERS,
      page: 1,
      itemsPerPage: 25,
    });
    expect(write(START)).toEqual({});
  });

  test('names the tab, sorting, search text, the four filters as lists, page and page size', () => {
    const query = {
      tab: 'your-content',
      sort: 'popular',
      q: 'triangle, right',
      type: 'free,paid',
      difficulty: 'Middle School',
      subject: 'Math,Art',
      graphic: 'svg_tactileview',
      page: '3',
      itemsPerPage: '50',
    };
    expect(write(read(query))).toEqual(query);
  });

  test('leaves out the first page, the usual page size and the newest order', () => {
    const query = { sort: 'newest', page: '1', itemsPerPage: '25' };
    expect(write(read(query))).toEqual({});
  });

  test('names a category on the tab of categories alone', () => {
    expect(read({ category: 'Algebra' }).category).toBe('');
    expect(read({ tab: 'categories', category: 'Algebra' }).category).toBe('Algebra');
  });

  test('names a state on the tab of one’s own content alone, and not after another tab', () => {
    const rejected = { tab: 'your-content', status: 'rejected' };
    expect(write(read(rejected))).toEqual(rejected);
    expect(write(read({ ...rejected, tab: 'collections' }))).toEqual({ tab: 'collections' });
    expect(openTab(openTab(read(rejected), 'marketplace'), 'your-content').status).toBe('any');
  });

  test('names a category of any length that a category can have', () => {
    const category = '🧭'.repeat(100);
    expect(read({ tab: 'categories', category }).category).toBe(category);
  });

  test('pages a category by its own keys', () => {
    const query = { tab: 'categories', category: 'Algebra', category_page: '2', category_items: '10' };
    const address = read({ ...query, page: '7', itemsPerPage: '100' });
    expect([address.page, address.itemsPerPage]).toEqual([2, 10]);
    expect(write(address)).toEqual(query);
  });

  test.each<[string, Query, Query]>([
    ['an unknown tab', { tab: 'attic' }, {}],
    ['an order that the list does not have', { tab: 'collections', sort: 'viewed' }, { tab: 'collections' }],
    ['a page that is no number', { page: 'two' }, {}],
    ['a page below the first', { page: '0' }, {}],
    ['a page size that is not offered', { itemsPerPage: '30' }, {}],
    [
      'a filter value that nobody knows',
      { difficulty: 'Impossible,elementary' },
      { difficulty: 'Elementary' },
    ],
    ['values twice and in another order', { subject: 'Art,Math,art' }, { subject: 'Math,Art' }],
    [
      'a category longer than any is',
      { tab: 'categories', category: 'x'.repeat(101) },
      { tab: 'categories' },
    ],
    ['spaces around the words', { q: '  map ' }, { q: 'map' }],
    ['more words than a search has', { q: '🧭'.repeat(10_000) }, { q: '🧭'.repeat(500) }],
  ])('%s falls back and is corrected', (_, query, corrected) => {
    expect(write(read(query))).toEqual(corrected);
  });

  test('keeps foreign parameters, and changes nothing where nothing is wrong', () => {
    const now = { page: '0', locale: 'pseudo' };
    const written = mergeIntoAddress(now, keys, write(read(now)));
    expect(written).toEqual({ locale: 'pseudo' });
    expect([isSameQuery(now, written), isSameQuery(written, { locale: 'pseudo' })]).toEqual([false, true]);
  });
});

describe('moving within the library', () => {
  const deep = read({
    tab: 'categories',
    category: 'Algebra',
    category_page: '4',
    category_items: '50',
    sort: 'popular',
    q: 'line',
    type: 'free',
  });

  test('to another tab clears category, page and page size, and keeps what both lists support', () => {
    expect(openTab(deep, 'marketplace')).toEqual({
      ...deep,
      tab: 'marketplace',
      category: '',
      page: 1,
      itemsPerPage: 25,
    });
  });

  test('replaces an order that the next tab does not have by its default', () => {
    expect(openTab(deep, 'collections').sort).toBe('newest');
    expect(openCategory(deep, '').sort).toBe('alphabetical');
  });

  test('does not carry over an order that nobody chose', () => {
    expect(openCategory(read({ tab: 'categories' }), 'Art').sort).toBe('newest');
    expect(openTab(read({ sort: 'alphabetical' }), 'collections').sort).toBe('alphabetical');
  });

  test('to another category starts at its first page, without the search text', () => {
    expect(openCategory(deep, 'Art')).toMatchObject({ category: 'Art', page: 1, itemsPerPage: 25, q: '' });
  });

  test('clears sorting to newest, the search to empty and all filters to empty', () => {
    const nothing = { q: '', filters: NO_FILTERS };
    for (const tab of ['marketplace', 'your-content', 'collections'] as const)
      expect(clearAddress(ordersOf({ tab, category: '' }))).toEqual({ ...nothing, sort: 'newest' });
    expect(clearAddress(ordersOf(deep))).toEqual({ ...nothing, sort: 'newest' });
    expect(clearAddress(ordersOf({ tab: 'categories', category: '' })).sort).toBe('alphabetical');
  });
});
