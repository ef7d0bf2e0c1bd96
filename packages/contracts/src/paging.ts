import { z } from 'zod';

export const PAGE_SIZES = [10, 25, 50, 100] as const;
export const DEFAULT_PAGE_SIZE = 25;

/** Which page of a list is wanted; numbers come as text in an address. */
export const paging = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  itemsPerPage: z.coerce.number().int().min(1).max(100).default(DEFAULT_PAGE_SIZE),
});

export type Paging = z.infer<typeof paging>;

/** One page of a list, and how many rows there are in all. */
export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.object({ rows: z.array(row), total: z.int().nonnegative() });
}
