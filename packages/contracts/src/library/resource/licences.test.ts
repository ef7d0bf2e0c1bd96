import { expect, test } from 'vitest';
import { findLicence, letsOthersChange } from './licences.ts';

const CC = 'https://creativecommons.org';

test.each([
  ['CC BY 4.0', '/licenses/by/4.0/'],
  ['CC-BY-SA-3.0', '/licenses/by-sa/3.0/'],
  ['cc by-nc', '/licenses/by-nc/4.0/'],
  ['CC BY-NC-ND 2.5', '/licenses/by-nc-nd/2.5/'],
  ['Creative Commons BY-NC-SA 4.0', '/licenses/by-nc-sa/4.0/'],
  ['CC0', '/publicdomain/zero/1.0/'],
  ['CC0 1.0', '/publicdomain/zero/1.0/'],
  ['Public domain', '/publicdomain/mark/1.0/'],
])('%s is a known licence with an address', (text, path) => {
  expect(findLicence(` ${text} `)).toEqual({ name: text, address: `${CC}${path}` });
});

test.each(['All rights reserved', 'CC BY 9.9', 'CC BY 1.0', 'CC BY-ND-SA', 'not public domain', 'MIT'])(
  '%s stands as it is written',
  (text) => expect(findLicence(text)).toEqual({ name: text, address: null }),
);

test('an empty licence is none', () => expect(findLicence(' ')).toBeNull());

test.each([
  ['CC BY 4.0', true],
  ['CC BY-NC-SA 4.0', true],
  ['CC0 1.0', true],
  ['Public domain', true],
  ['CC BY-ND 4.0', false],
  ['CC BY-NC-ND 4.0', false],
  ['All rights reserved', false],
  ['', false],
])('%s lets others change and share it: %s', (licence, isFree) => {
  expect(letsOthersChange(licence)).toBe(isFree);
});
