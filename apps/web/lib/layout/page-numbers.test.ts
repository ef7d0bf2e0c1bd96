import { DEFAULT_PAGE_SIZE, LARGEST_PAGE_SIZE, PAGE_SIZES } from '@relievo/contracts/operations';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clampPage, countPages, findPageAfterResize, listPageNumbers, parsePage } from './page-numbers.ts';

test.each([
  [1, 1, [1]],
  [1, 5, [1, 2, 3, 4, 5]],
  [1, 20, [1, 2, 3, 'gap', 20]],
  [10, 20, [1, 'gap', 8, 9, 10, 11, 12, 'gap', 20]],
  [20, 20, [1, 'gap', 18, 19, 20]],
  [5, 20, [1, 2, 3, 4, 5, 6, 7, 'gap', 20]],
])('on page %i of %i the pager shows its neighbours and both ends', (current, total, marks) => {
  expect(listPageNumbers(current, total)).toEqual(marks);
});

test('a compact pager shows one neighbour on each side', () => {
  expect(listPageNumbers(10, 20, 1)).toEqual([1, 'gap', 9, 10, 11, 'gap', 20]);
});

test('a gap always hides at least two pages, and numbers rise', () => {
  const pages = fc
    .integer({ min: 1, max: 500 })
    .chain((total) => fc.tuple(fc.integer({ min: 1, max: total }), fc.constant(total)));
  fc.assert(
    fc.property(pages, fc.constantFrom(1, 2), ([current, total], neighbours) => {
      const marks = listPageNumbers(current, total, neighbours);
      expect(marks).toContain(current);
      let previous = 0;
      let gap = false;
      for (const mark of marks) {
        if (mark === 'gap') {
          gap = true;
          continue;
        }
        expect(gap ? mark - previous > 2 : mark - previous === 1).toBe(true);
        gap = false;
        previous = mark;
      }
      expect(previous).toBe(total);
    }),
  );
});

test('an empty list has one page', () => {
  expect([countPages(0, 25), countPages(25, 25), countPages(26, 25)]).toEqual([1, 1, 2]);
});

test.each([
  [0, 1],
  [-3, 1],
  [7, 7],
  [99, 10],
  [Number.NaN, 1],
])('page %d of ten is clamped to %i', (page, clamped) => {
  expect(clampPage(page, 10)).toBe(clamped);
});

test('changing the page size keeps the first item of the old page on the new page', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 400 }),
      fc.constantFrom(10, 25, 50, 100),
      fc.constantFrom(10, 25, 50, 100),
      (page, from, to) => {
        const firstItem = (page - 1) * from;
        const after = findPageAfterResize(page, from, to);
        expect(firstItem).toBeGreaterThanOrEqual((after - 1) * to);
        expect(firstItem).toBeLessThan(after * to);
      },
    ),
  );
});

test('a page holds 10, 25, 50 or 100 items, at first 25, and never more than 100', () => {
  expect([PAGE_SIZES, DEFAULT_PAGE_SIZE, LARGEST_PAGE_SIZE]).toEqual([[10, 25, 50, 100], 25, 100]);
});

test.each([
  ['1', 1],
  [' 10 ', 10],
  ['0', undefined],
  ['11', undefined],
  ['-1', undefined],
  ['2.5', undefined],
  ['1e1', undefined],
  ['ten', undefined],
  ['', undefined],
])('%j typed into ten pages leads to %s', (text, page) => {
  expect(parsePage(text, 10)).toBe(page);
});
