import type { Box } from './geometry.ts';

/** The experience of the reader: from a child with their first tactile graphic to a person who reads them every day. */
export const READERS = ['beginner', 'early', 'practiced', 'skilled', 'expert'] as const;
export type Reader = (typeof READERS)[number];

/** The max number of places. Each has its own letter and sheet, and readers do not remember more of them. */
export const MOST_PLACES = 6;

/**
 * The plan for a drawing that is too full for one sheet: an overview without details, and an enlarged sheet for each
 * crowded place. The sheets are drawn from the whole drawing when they are needed.
 */
export interface SheetPlan {
  readonly reader: Reader;
  /** The distance between things that this reader needs, in millimetres. */
  readonly gap: number;
  /** These are in the order of their letters. */
  readonly places: readonly Box[];
}
