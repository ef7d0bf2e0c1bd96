import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addAll, maxOf, minOf, textOfCodes } from './many.ts';

/** More than a call takes as arguments. */
const MANY = Array.from({ length: 300_000 }, (_, i) => (i * 7919) % 300_000);

test('the greatest and the least of hundreds of thousands of values are found', () => {
  expect([minOf(MANY), maxOf(MANY)]).toEqual([0, 299_999]);
});

test('hundreds of thousands of values are added to a list, and written as text', () => {
  const list = [-1];
  addAll(list, MANY);
  expect(list).toHaveLength(300_001);
  expect(textOfCodes(MANY.map(() => 65))).toHaveLength(300_000);
});

test('the greatest and the least are those that Math finds pair by pair, of no values too', () => {
  fc.assert(
    fc.property(fc.array(fc.double(), { maxLength: 20 }), fc.double(), (values, one) => {
      expect(maxOf(values)).toBe(values.reduce((a, b) => Math.max(a, b), -Infinity));
      expect(minOf(values)).toBe(values.reduce((a, b) => Math.min(a, b), Infinity));
      expect(maxOf(values, one)).toBe(values.reduce((a, b) => Math.max(a, b), one));
      expect(minOf(values, one)).toBe(values.reduce((a, b) => Math.min(a, b), one));
    }),
  );
});
