import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinAnswer, PART, splitAnswer } from './long-answers.ts';

test('an answer that is split is the same when it is joined, and no part of a list is long', () => {
  const list = fc.nat(3 * PART).map((length) => Array.from({ length }, (_, at) => [at]));
  fc.assert(
    fc.property(fc.oneof(list, fc.object(), fc.string()), (output) => {
      const parts = splitAnswer(output);
      expect(joinAnswer(parts)).toEqual(output);
      const lists = Array.isArray(output) ? (parts as readonly (readonly unknown[])[]) : [];
      expect(lists.filter(({ length }) => length > PART)).toEqual([]);
    }),
    { seed: 3, numRuns: 50 },
  );
});
