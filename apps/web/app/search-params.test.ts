import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from './search-params.ts';

test('a query is written in plain words', () => {
  expect(stringifySearch({ q: 'right angle', type: 'free,paid', page: 2 })).toBe(
    '?q=right+angle&type=free,paid&page=2',
  );
});

test('an empty value is left out', () => {
  expect(stringifySearch({ q: '', tab: undefined })).toBe('');
});

test('a key that occurs twice becomes one list', () => {
  expect(parseSearch('?subject=Math&subject=Art')).toEqual({ subject: 'Math,Art' });
});

test('a key may be the name of a property of every object', () => {
  expect(Object.entries(parseSearch('?constructor=a&__proto__=b&__proto__=c'))).toEqual([
    ['constructor', 'a'],
    ['__proto__', 'b,c'],
  ]);
});

test('a written query can be read back', () => {
  const key = fc.stringMatching(/^[a-z_]{1,8}$/);
  const value = fc.string({ unit: 'grapheme', minLength: 1 });
  fc.assert(
    fc.property(fc.dictionary(key, value, { noNullPrototype: true }), (query) => {
      expect(parseSearch(stringifySearch(query))).toEqual(query);
    }),
  );
});
