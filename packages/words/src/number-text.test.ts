import fc from 'fast-check';
import { expect, test } from 'vitest';
import { numberText } from './number-text.ts';

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
