import { expect, test } from 'vitest';
import { splitSample } from './sample.ts';

test('each case is either in the sample or among the exhaustive ones, and the first is in the sample', () => {
  expect(splitSample(['a', 'b', 'c', 'd', 'e'], 3)).toEqual([
    { tags: [], cases: ['a', 'd'] },
    { tags: ['exhaustive'], cases: ['b', 'c', 'e'] },
  ]);
});
