import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAddressList } from './addresses.ts';

test('addresses are read from lines, commas, semicolons, tabs and spaces', () => {
  expect(readAddressList('a@x.org, b@x.org;c@x.org\r\nd@x.org\te@x.org f@x.org').addresses).toEqual([
    'a@x.org',
    'b@x.org',
    'c@x.org',
    'd@x.org',
    'e@x.org',
    'f@x.org',
  ]);
});

test('a name before an address in brackets is left out', () => {
  expect(readAddressList('"Ada Lovelace" <Ada@X.org>, Bo <bo@x.org>')).toEqual({
    addresses: ['ada@x.org', 'bo@x.org'],
    wrong: [],
  });
});

test('an address that is written twice is read once, whatever its case', () => {
  expect(readAddressList('ada@x.org ADA@x.org').addresses).toEqual(['ada@x.org']);
});

test('what is no address is named', () => {
  expect(readAddressList('ada@x.org, ada@, @x.org, <nobody>, plain').wrong).toEqual([
    'ada@',
    '@x.org',
    'nobody',
    'plain',
  ]);
});

test('every list of addresses is read back whole', () => {
  const address = fc.stringMatching(/^[a-z]{1,8}$/).map((name) => `${name}@example.org`);
  fc.assert(
    fc.property(fc.uniqueArray(address), fc.constantFrom('\n', ', ', ';', '\t', '  '), (all, separator) => {
      expect(readAddressList(all.join(separator))).toEqual({ addresses: all, wrong: [] });
    }),
  );
});
