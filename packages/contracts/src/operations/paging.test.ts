import { expect, test } from 'vitest';
import { z } from 'zod';
import { paging, slice } from './paging.ts';

test('a list begins with its first page of 25, and numbers may come as text', () => {
  expect(paging.parse({})).toEqual({ page: 1, itemsPerPage: 25 });
  expect(paging.parse({ page: '3', itemsPerPage: '100' })).toEqual({ page: 3, itemsPerPage: 100 });
});

test.each([{ page: 0 }, { page: 1.5 }, { page: 1_000_001 }, { itemsPerPage: 0 }, { itemsPerPage: 101 }])(
  'a page that no list has is refused: %o',
  (input) => {
    expect(paging.safeParse(input).success).toBe(false);
  },
);

test('rows are asked for from the first on, at most 100 at once', () => {
  const rows = z.object(slice);
  expect(rows.parse({})).toEqual({ offset: 0, limit: 25 });
  expect(rows.parse({ offset: 0, limit: 1 })).toEqual({ offset: 0, limit: 1 });
  expect(
    [{ offset: -1 }, { limit: 0 }, { limit: 101 }].map((input) => rows.safeParse(input).success),
  ).toEqual([false, false, false]);
});
