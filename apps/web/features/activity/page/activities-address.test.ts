import { ACTIVITY_COLUMNS, ACTIVITY_TYPES, SORT_DIRECTIONS } from '@relievo/contracts/activity';
import { PAGE_SIZES } from '@relievo/contracts/operations';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ACTIVITIES_CODEC } from './activities-address.ts';

const { read, write } = ACTIVITIES_CODEC;

test('an address of activities can be read back unchanged', () => {
  const addresses = fc.record({
    sort: fc.constantFrom(...ACTIVITY_COLUMNS),
    direction: fc.constantFrom(...SORT_DIRECTIONS),
    type: fc.constantFrom('all' as const, ...ACTIVITY_TYPES),
    q: fc.string({ unit: 'grapheme', maxLength: 60 }).map((text) => text.trim()),
    filters: fc.constant(read({}).filters),
    page: fc.integer({ min: 1, max: 100_000 }),
    itemsPerPage: fc.constantFrom(...PAGE_SIZES),
  });
  fc.assert(
    fc.property(addresses, (address) => {
      expect(read(write(address))).toEqual(address);
    }),
  );
});

test('the page shows everything, the newest first, also for an address without known parameters', () => {
  expect(read({})).toMatchObject({ sort: 'timestamp', direction: 'descending', type: 'all', q: '', page: 1 });
  expect(write(read({ sort: 'size', direction: 'up', type: 'liked', page: '0' }))).toEqual({});
});
