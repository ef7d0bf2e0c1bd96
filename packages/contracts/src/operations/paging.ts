import { z } from 'zod';
import { DEFAULT_PAGE_SIZE, LARGEST_PAGE_SIZE } from './page-sizes.ts';

const atMost = z.coerce.number().int().min(1).max(LARGEST_PAGE_SIZE).default(DEFAULT_PAGE_SIZE);

/** Which page of a list is wanted; numbers come as text in an address. */
export const paging = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  itemsPerPage: atMost,
});

export type Paging = z.infer<typeof paging>;

/** Which rows of a list are wanted. Beyond the end there are none, and the total says so. */
export const slice = { offset: z.coerce.number().int().min(0).max(10_000_000).default(0), limit: atMost };

/** One page of a list, and how many rows there are in all. */
export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.object({ rows: z.array(row), total: z.int().nonnegative() });
}
