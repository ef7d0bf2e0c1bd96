import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isUuid } from './uuid.ts';

test('an id of any version is accepted, in small letters and in capitals', () => {
  fc.assert(
    fc.property(fc.uuid(), (id) => {
      expect([isUuid(id), isUuid(id.toUpperCase())]).toEqual([true, true]);
    }),
  );
});

test.each([
  '',
  '1',
  '0199-',
  ' 01a1f9cf-f388-79a8-a812-5619fa7ed74c',
  "01a1f9cf-f388-79a8-a812-5619fa7ed74c'",
  '01a1f9cf-f388-79a8-a812-5619fa7ed74g',
  '01a1f9cff38879a8a8125619fa7ed74c',
])('%j is no id', (text) => {
  expect(isUuid(text)).toBe(false);
});
