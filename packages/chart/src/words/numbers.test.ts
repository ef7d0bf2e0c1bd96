import { expect, test } from 'vitest';
import { withUnit, writeRounded } from './numbers.ts';

test('a mean keeps four significant digits, and a unit stands behind its number', () => {
  expect([writeRounded(1 / 3, 0), writeRounded(123456.7, 0), writeRounded(0.000123456, 0)]).toEqual([
    '0.3333',
    '123457',
    '0.0001235',
  ]);
  expect([withUnit('5', 'cm'), withUnit('5', null)]).toEqual(['5 cm', '5']);
});
