import { expect, test } from 'vitest';
import { type Catalogue, tell, tellIfKnown } from './catalogue.ts';
import { defineLanguage } from './language.ts';
import { ENGLISH } from './languages/en.ts';
import { createPseudoCatalogue } from './pseudo.ts';

interface Kitchen {
  pot_missing: object;
  pot_hot: { readonly degrees: number };
  pots_counted: { readonly count: number };
  pots_owned: { readonly owners: readonly { readonly name: string }[]; readonly pot: string };
}

const IN_ENGLISH: Catalogue<Kitchen> = {
  language: ENGLISH,
  words: {
    pot_missing: 'There is no pot.',
    pot_hot: 'The pot has {degrees} degrees.',
    pots_counted: ({ count }, { plural }) => plural(count, { one: '# pot', other: '# pots' }),
    pots_owned: ({ owners, pot }, { list, quote }) =>
      `${quote(pot)} of ${list(owners.map(({ name }) => name))}`,
  },
};

const IN_POLISH: Catalogue<Kitchen> = {
  language: defineLanguage({
    tag: 'pl',
    quotes: ['„', '”', '«', '»'],
    power: (digits, power) => `${digits}e${power}`,
  }),
  words: {
    pot_missing: 'Nie ma garnka.',
    pot_hot: 'Garnek ma {degrees} stopnia.',
    pots_counted: ({ count }, { plural }) =>
      plural(count, { one: '# garnek', few: '# garnki', other: '# garnków' }),
    pots_owned: 'Garnek: {owners}',
  },
};

test('a message is written in the words of the catalogue, filled with its parameters', () => {
  expect(tell({ code: 'pot_missing', parameters: {} }, IN_ENGLISH)).toBe('There is no pot.');
  expect(tell({ code: 'pot_hot', parameters: { degrees: 90.5 } }, IN_ENGLISH)).toBe(
    'The pot has 90.5 degrees.',
  );
  const owners = [{ name: 'Ada' }, { name: 'Bo' }, { name: 'Cy' }];
  expect(tell({ code: 'pots_owned', parameters: { owners, pot: 'the  “big” one' } }, IN_ENGLISH)).toBe(
    '“the ‘big’ one” of Ada, Bo and Cy',
  );
});

test('each language has its own plurals, decimal sign and lists', () => {
  const counted = [1, 2, 5].map((count) => tell({ code: 'pots_counted', parameters: { count } }, IN_POLISH));
  expect(counted).toEqual(['1 garnek', '2 garnki', '5 garnków']);
  expect(tell({ code: 'pots_counted', parameters: { count: 1 } }, IN_ENGLISH)).toBe('1 pot');
  expect(tell({ code: 'pot_hot', parameters: { degrees: 90.5 } }, IN_POLISH)).toBe('Garnek ma 90,5 stopnia.');
  const owners = [{ name: 'Ada' }, { name: 'Bo' }];
  expect(tell({ code: 'pots_owned', parameters: { owners, pot: '' } }, IN_POLISH)).toBe('Garnek: Ada i Bo');
});

test('digits are those of the language, without thousands separators', () => {
  const arabic = defineLanguage({
    tag: 'ar-EG',
    quotes: ['«', '»', '‹', '›'],
    power: (digits, power) => `${digits}e${power}`,
  });
  expect(arabic.number(-12345.6)).toBe('−١٢٣٤٥٫٦');
  expect(ENGLISH.number(-12345.6)).toBe('−12345.6');
});

test('a code that the catalogue does not know has no text', () => {
  expect(tellIfKnown({ code: 'pan_missing', parameters: {} }, IN_ENGLISH)).toBeNull();
  expect(tellIfKnown({ code: 'constructor', parameters: {} }, IN_ENGLISH)).toBeNull();
  expect(tellIfKnown({ code: 'pot_missing', parameters: undefined }, IN_ENGLISH)).toBe('There is no pot.');
});

test('the pseudo-language has no plain letter and a comma before decimals', () => {
  const pseudo = createPseudoCatalogue(IN_ENGLISH);
  expect(tell({ code: 'pot_hot', parameters: { degrees: 90.5 } }, pseudo)).toBe('Ŧħḗ ƥǿŧ ħȧş 90,5 ḓḗɠřḗḗş.');
  expect(tell({ code: 'pots_counted', parameters: { count: 2 } }, pseudo)).toBe('2 ƥǿŧş');
});
