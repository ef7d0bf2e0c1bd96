/** How many items a page may hold: what people choose from, where they begin, and what the API gives at most. */
export const PAGE_SIZES = [10, 25, 50, 100] as const;
export const DEFAULT_PAGE_SIZE = 25;
export const LARGEST_PAGE_SIZE = 100;
