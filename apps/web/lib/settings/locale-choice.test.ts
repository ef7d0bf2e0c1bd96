import { expect, test } from 'vitest';
import { readLocale } from './locale-choice.ts';

test.each([
  ['', { locale: 'en', direction: 'ltr' }],
  ['?locale=pseudo', { locale: 'pseudo', direction: 'ltr' }],
  ['?locale=pseudo&dir=rtl', { locale: 'pseudo', direction: 'rtl' }],
  ['?locale=xx&dir=sideways', { locale: 'en', direction: 'ltr' }],
])('an address that ends in “%s” gives language and direction', (search, expected) => {
  expect(readLocale(search)).toEqual(expected);
});
