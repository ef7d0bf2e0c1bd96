import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ENGLISH } from './languages/en.ts';
import { numberText, shortenNumber } from './number-text.ts';

function read(text: string): number {
  return Number(text.replace('−', '-'));
}

test.each<[number, string]>([
  [0, '0'],
  [-0, '0'],
  [1234567, '1234567'],
  [-1.5, '−1.5'],
  [1e21, '1000000000000000000000'],
  [1.5e-7, '0.00000015'],
  [0.1 + 0.2, '0.30000000000000004'],
])('%s is written as “%s”, in digits alone', (value, text) => {
  expect(numberText(value)).toBe(text);
});

test('decimals are rounded, and trailing zeros are dropped', () => {
  expect([numberText(2, 2), numberText(2.346, 2), numberText(-0.001, 2), numberText(2.5, 0)]).toEqual([
    '2',
    '2.35',
    '0',
    '3',
  ]);
});

test('every number can be read back as the same number', () => {
  fc.assert(
    fc.property(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      (value) => read(numberText(value)) === value + 0,
    ),
  );
});

test.each<[number, number | undefined, string]>([
  [0.1 + 0.2, undefined, '0.3'],
  [123456789.1 + 0.2, 17, '123456789.3'],
  [1e15, undefined, '1000000000000000'],
  [1.989e30, undefined, '1.989 times 10 to the power of 30'],
  [-1.5e-20, undefined, '−1.5 times 10 to the power of −20'],
  [1 / 3, 4, '0.3333'],
  [0.00004, 2, '0'],
])('%s with %s decimals is said as “%s”', (value, decimals, text) => {
  expect(ENGLISH.number(value, decimals)).toBe(text);
});

test('no number is said with more than fifteen digits behind its first zero', () => {
  fc.assert(
    fc.property(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.option(fc.nat({ max: 100 }), { nil: undefined }),
      (value, decimals) => shortenNumber(value, decimals).digits.replaceAll(/\D/g, '').length <= 16,
    ),
  );
});

test('a number that is said in full differs from its value in no digit that counts', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      const { digits, power } = shortenNumber(value);
      const said = Number(`${digits.replace('−', '-')}e${power ?? 0}`);
      return (
        Math.abs(said) === Infinity || Math.abs(said - value) <= Math.abs(value) * 1e-14 + Number.MIN_VALUE
      );
    }),
  );
});
