/** The figures of every list, each in this one place. */

/** How long after the last letter a search in the filter bar is made. */
export const SEARCH_PAUSE = 300;

/** Coming back to a list: how often its card is looked for, and how long between two looks. */
export const RESTORE_TRIES = 30;
export const RESTORE_EVERY = 100;

const MINUTE = 60_000;

/** How long answers count as fresh, and how long they are kept when nothing shows them. */
export const FRESH = {
  marketplace: { staleTime: 5 * MINUTE, gcTime: 5 * MINUTE },
  own: { staleTime: 0, gcTime: 5 * MINUTE },
  categoryResources: { staleTime: 2 * MINUTE, gcTime: 5 * MINUTE },
  facets: { staleTime: 30_000, gcTime: 5 * MINUTE },
  categories: { staleTime: 5 * MINUTE, gcTime: 10 * MINUTE },
} as const;
