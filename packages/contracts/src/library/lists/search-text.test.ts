import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SEARCH_LENGTH, searchText } from './search-text.ts';

describe('the text of a search', () => {
  test('has no spaces at its ends or twice, and nothing that cannot be seen', () => {
    expect(searchText('  water \u0000\t cycle\n')).toBe('water cycle');
  });

  test('is cut to what counts, between whole characters', () => {
    expect(searchText('🙂'.repeat(10_000))).toBe('🙂'.repeat(SEARCH_LENGTH));
    expect(searchText('%'.repeat(10_000))).toBe('%'.repeat(SEARCH_LENGTH));
  });

  test('stays what it is when it is said again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 1500 }), (typed) => {
        const once = searchText(typed);
        expect(searchText(once)).toBe(once);
        expect([...once].length).toBeLessThanOrEqual(SEARCH_LENGTH);
        expect(once).not.toMatch(/\p{Cs}/u);
      }),
      { numRuns: 50 },
    );
  });
});
