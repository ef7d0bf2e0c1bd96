import type { Box } from './geometry.ts';

/** For whom a drawing is: from the first tactile graphic of a child to somebody who reads them every day. */
export const READERS = ['beginner', 'early', 'practiced', 'skilled', 'expert'] as const;
export type Reader = (typeof READERS)[number];

/** Each has a letter of its own, and more sheets than these nobody holds together in mind. */
export const MOST_PLACES = 6;

/**
 * Where one sheet is too full: the places that have a sheet of their own, enlarged, beside an overview without
 * their details. The sheets themselves are drawn of the whole drawing whenever they are needed.
 */
export interface SheetPlan {
  readonly reader: Reader;
  /** So far apart a reader needs what lies on one sheet, in millimetres. */
  readonly gap: number;
  /** In the order of their letters. */
  readonly places: readonly Box[];
}
