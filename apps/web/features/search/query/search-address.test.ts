import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  filtersByWords,
  keepingWords,
  SEARCH_CODEC,
  searchedText,
  searchFor,
  withoutFiltersByWords,
} from './search-address.ts';

const address = (words: string) => SEARCH_CODEC.write(searchFor(words));

test('a search leads to its words as they were typed, and to the filters that they name', () => {
  expect(address(' water cycle ')).toEqual({ q: 'water cycle' });
  expect(address('Easy math worksheet about triangles')).toEqual({
    q: 'Easy math worksheet about triangles',
    type: 'worksheet',
    difficulty: 'Beginner',
    subject: 'Math',
  });
  expect(address('music for two hands')).toEqual({ q: 'music for two hands', category: 'Music' });
});

test('words that became filters are not looked for as text', () => {
  expect(searchedText(searchFor('Easy math worksheet about triangles'))).toBe('about triangles');
  expect(searchedText(searchFor('watch'))).toBe('');
});

test('whoever takes such a filter off looks for the word itself', () => {
  const search = searchFor('easy math');
  expect(filtersByWords(search)).toEqual(['Beginner', 'Math']);
  const without = { ...search, filters: { ...search.filters, subject: [] } };
  expect(searchedText(without)).toBe('math');
  expect(filtersByWords(without)).toEqual(['Beginner']);
});

test('all of them can be taken back at once, and the other filters stay', () => {
  const search = SEARCH_CODEC.read({ ...address('easy music'), graphic: 'vital_haptics' });
  const literal = withoutFiltersByWords(search);
  expect(SEARCH_CODEC.write(literal)).toEqual({ q: 'easy music', graphic: 'vital_haptics' });
  expect(searchedText(literal)).toBe('easy music');
});

test('clearing takes filters and category off and keeps the words; a search without words is narrowed as any list', () => {
  const search = searchFor('easy music');
  const cleared = SEARCH_CODEC.read({ ...address('easy music'), q: '', difficulty: '' });
  expect(SEARCH_CODEC.write(keepingWords(search, cleared))).toEqual({ q: 'easy music' });
  const wordless = SEARCH_CODEC.read({ subject: 'Art' });
  const narrowed = SEARCH_CODEC.read({ subject: 'Art', difficulty: 'Advanced' });
  expect(keepingWords(wordless, narrowed)).toBe(narrowed);
  expect(keepingWords(search, { ...search, page: 2 }).page).toBe(2);
});

test('a filter that no word named leaves the words alone', () => {
  const search = SEARCH_CODEC.read({ q: 'rivers', subject: 'Geography' });
  expect(searchedText(search)).toBe('rivers');
  expect(filtersByWords(search)).toEqual([]);
});

test('an address is read as it was written', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.nat(50), (words, page) => {
      const search = { ...searchFor(words), page: page + 1 };
      expect(SEARCH_CODEC.read(SEARCH_CODEC.write(search))).toEqual(search);
    }),
    { numRuns: 50 },
  );
});
