import { COLLECTION_LIMITS } from '@relievo/contracts/collections';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listNumberedNames } from './name-rules.ts';

test('a taken name gets numbers from 2 on, and one that has a number gets the next ones', () => {
  expect(listNumberedNames('Maps', 2)).toEqual(['Maps (2)', 'Maps (3)']);
  expect(listNumberedNames('Maps (2)', 2)).toEqual(['Maps (2)', 'Maps (3)']);
});

test('a numbered name keeps to the limit of names, and no character is cut in half', () => {
  const names = fc.string({ unit: 'grapheme', minLength: 1, maxLength: COLLECTION_LIMITS.name });
  fc.assert(
    fc.property(names, (name) => {
      for (const numbered of listNumberedNames(name, 12)) {
        expect([...numbered].length).toBeLessThanOrEqual(COLLECTION_LIMITS.name);
        expect(() => encodeURIComponent(numbered)).not.toThrow();
      }
    }),
  );
});
