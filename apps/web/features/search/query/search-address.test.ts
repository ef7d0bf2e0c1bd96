import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  buildSearchedText,
  correctAddress,
  createSearchAddress,
  dropFiltersByWords,
  keepWords,
  listFiltersByWords,
  ordersOfSearch,
  SEARCH_CODEC,
} from './search-address.ts';

function readAddress(words: string) {
  return SEARCH_CODEC.write(createSearchAddress(words));
}

test('a search leads to its words as they were typed, and to the filters that they name', () => {
  expect(readAddress(' water cycle ')).toEqual({ q: 'water cycle' });
  expect(readAddress('Easy math worksheet about triangles')).toEqual({
    q: 'Easy math worksheet about triangles',
    type: 'worksheet',
    difficulty: 'Beginner',
    subject: 'Math',
  });
  expect(readAddress('music for two hands')).toEqual({ q: 'music for two hands', category: 'Music' });
});

test('words that became filters are not searched as text', () => {
  expect(buildSearchedText(createSearchAddress('Easy math worksheet about triangles'))).toBe(
    'about triangles',
  );
  expect(buildSearchedText(createSearchAddress('watch'))).toBe('');
});

test('removing such a filter searches for the word itself', () => {
  const search = createSearchAddress('easy math');
  expect(listFiltersByWords(search)).toEqual(['Beginner', 'Math']);
  const without = { ...search, filters: { ...search.filters, subject: [] } };
  expect(buildSearchedText(without)).toBe('math');
  expect(listFiltersByWords(without)).toEqual(['Beginner']);
});

test('removing all of them at once keeps the other filters', () => {
  const search = SEARCH_CODEC.read({ ...readAddress('easy music'), graphic: 'vital_haptics' });
  const literal = dropFiltersByWords(search);
  expect(SEARCH_CODEC.write(literal)).toEqual({ q: 'easy music', graphic: 'vital_haptics' });
  expect(buildSearchedText(literal)).toBe('easy music');
});

test('clearing removes filters and category and keeps the words, and a search without words is filtered like any list', () => {
  const search = createSearchAddress('easy music');
  const cleared = SEARCH_CODEC.read({ ...readAddress('easy music'), q: '', difficulty: '' });
  expect(SEARCH_CODEC.write(keepWords(search, cleared))).toEqual({ q: 'easy music' });
  const wordless = SEARCH_CODEC.read({ subject: 'Art' });
  const narrowed = SEARCH_CODEC.read({ subject: 'Art', difficulty: 'Advanced' });
  expect(keepWords(wordless, narrowed)).toEqual(narrowed);
  expect(keepWords(search, { ...search, page: 2 }).page).toBe(2);
});

test('a corrected search keeps the words that named a filter, and the filters', () => {
  const search = createSearchAddress('easy fractons  of discs');
  const replaced = [
    { from: 'fractons', to: 'fractions' },
    { from: 'of', to: '' },
  ];
  expect(SEARCH_CODEC.write(correctAddress({ ...search, page: 3 }, { replaced }))).toEqual({
    q: 'easy fractions discs',
    difficulty: 'Beginner',
  });
});

test('a filter that no word named leaves the words unchanged', () => {
  const search = SEARCH_CODEC.read({ q: 'rivers', subject: 'Geography' });
  expect(buildSearchedText(search)).toBe('rivers');
  expect(listFiltersByWords(search)).toEqual([]);
});

test('the best match comes first, and the newest where nothing is looked for in texts', () => {
  const orderOf = (words: string) => createSearchAddress(words).sort;
  expect([orderOf('triangles'), orderOf('easy triangles'), orderOf('easy math'), orderOf('')]).toEqual([
    'relevance',
    'relevance',
    'newest',
    'newest',
  ]);
  expect(SEARCH_CODEC.write(SEARCH_CODEC.read({ q: 'triangles', sort: 'newest' }))).toEqual({
    q: 'triangles',
    sort: 'newest',
  });
  expect(ordersOfSearch(createSearchAddress('easy math'))).not.toContain('relevance');
});

test('removing a filter that words named orders by the best match, and keeps an order that was chosen', () => {
  const search = createSearchAddress('easy math');
  expect(dropFiltersByWords(search).sort).toBe('relevance');
  expect(dropFiltersByWords({ ...search, sort: 'oldest' }).sort).toBe('oldest');
  const narrowed = { ...search.filters, subject: [] };
  expect(keepWords(search, { ...search, filters: narrowed }).sort).toBe('relevance');
});

test('an address can be read back unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.nat(50), (words, page) => {
      const search = { ...createSearchAddress(words), page: page + 1 };
      expect(SEARCH_CODEC.read(SEARCH_CODEC.write(search))).toEqual(search);
    }),
    { numRuns: 50 },
  );
});
