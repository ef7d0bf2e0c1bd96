import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeHeadings } from './heading-levels.ts';

test.each([
  [
    [1, 2, 3, 2],
    [3, 4, 5, 4],
  ],
  [
    [2, 2, 5, 2],
    [3, 3, 4, 3],
  ],
  [
    [1, 2, 3, 4, 5, 6],
    [3, 4, 5, 6, 6, 6],
  ],
  [[], []],
])('headings of the levels %j are placed at %j below a heading of level two', (levels, placed) => {
  expect(placeHeadings(levels, 3)).toEqual(placed);
});

test('no level is ever skipped on the way down, and none lies above the first', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 6 })), (levels) => {
      placeHeadings(levels, 3).forEach((level, index, all) => {
        expect(level).toBeGreaterThanOrEqual(3);
        expect(level).toBeLessThanOrEqual((all[index - 1] ?? 2) + 1);
      });
    }),
  );
});
