import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundMeasured, writeValue } from './round-value.ts';

test('a measured value becomes the roundest number that lies as near as can be measured', () => {
  expect(roundMeasured(34.996, 50)).toBe(35);
  expect(roundMeasured(0.30001, 1)).toBe(0.3);
  expect(roundMeasured(-75.02, 365)).toBe(-75);
});

test('no measured value moves by more than a thousandth of its range', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -1e6, max: 1e6, noNaN: true }),
      fc.double({ min: 1e-3, max: 1e6, noNaN: true }),
      (value, range) => {
        expect(Math.abs(roundMeasured(value, range) - value)).toBeLessThanOrEqual(0.001 * range + 1e-9);
      },
    ),
  );
});

test('a value is written without the noise of binary fractions', () => {
  expect(writeValue(0.1 + 0.2)).toBe('0.3');
});
