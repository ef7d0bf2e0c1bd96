import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePages, writePages } from './page-ranges.ts';

test.each([
  ['1-3, 7', [1, 2, 3, 7]],
  ['7 1 - 3', [7, 1, 2, 3]],
  ['2–4', [2, 3, 4]],
  ['All', [1, 2, 3, 4, 5, 6, 7, 8]],
  ['', []],
])('pages that are typed as %j are understood', (text, pages) => {
  expect([...(parsePages(text, 8) ?? [])]).toEqual(pages);
});

test.each(['0', '9', '3-1', '1-9', 'two', '1..3', '-2'])(
  '%j names no pages of a document of eight',
  (text) => {
    expect(parsePages(text, 8)).toBeNull();
  },
);

test('what is written of chosen pages is read back as the same pages', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 200 })), (pages) => {
      const chosen = new Set(pages);
      expect(parsePages(writePages(chosen), 200)).toEqual(chosen);
    }),
  );
});
