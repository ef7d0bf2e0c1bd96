import { expect, test } from 'vitest';
import { tellValue, withUnit, writeRounded } from './numbers.ts';

test('a mean has two decimals more than its values at most, and four significant digits', () => {
  expect([writeRounded(1 / 3, 0), writeRounded(2 / 3, 1), writeRounded(200 / 3, 2)]).toEqual([
    '0.33',
    '0.667',
    '66.67',
  ]);
  expect([writeRounded(123456.7, 0), writeRounded(0.000123456, 0)]).toEqual(['123457', '0.0001']);
});

test('what is left of zero in a computer is zero', () => {
  expect(writeRounded(3.39256e-18, 15)).toBe('0');
});

test('a value of more digits than a number carries is said with fifteen of them and a power of ten', () => {
  const tell = (text: string, language = 'en'): string => tellValue({ text, y: Number(text) }, language);
  expect(tell('1989000000000000000000000000000')).toBe('1.989 times 10 to the power of 30');
  expect(tell('1989000000000000000000000000000', 'de')).toBe('1,989 mal 10 hoch 30');
  expect(tell('0.30000000000000004')).toBe('0.3');
  expect(tell('1234.50')).toBe('1234.50');
});

test('a unit stands behind its number', () => {
  expect([withUnit('5', 'cm'), withUnit('5', null)]).toEqual(['5 cm', '5']);
});
