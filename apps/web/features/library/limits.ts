/** The figures of the library, each in this one place. */

/** How long after the last letter a search in the filter bar is made. */
export const SEARCH_PAUSE = 300;

/** Coming back to a list: how often its card is looked for, and how long between two looks. */
export const RESTORE_TRIES = 30;
export const RESTORE_EVERY = 100;

/** First letters of a description. */
export const PREVIEW = { label: 100, card: 120, row: 60 } as const;

/** Tags on a card before '+N more'. */
export const TAGS_SHOWN = 4;

/** What a list without a pager shows first: a strip, or a tab that was not opened yet. */
export const FIRST_ITEMS = { marketplace: 10, 'your-content': 10, collections: 10, categories: 12 } as const;

const MINUTE = 60_000;

/** How long answers count as fresh, and how long they are kept when nothing shows them. */
export const FRESH = {
  marketplace: { staleTime: 5 * MINUTE, gcTime: 5 * MINUTE },
  own: { staleTime: 0, gcTime: 5 * MINUTE },
  categoryResources: { staleTime: 2 * MINUTE, gcTime: 5 * MINUTE },
  facets: { staleTime: 30_000, gcTime: 5 * MINUTE },
  categories: { staleTime: 5 * MINUTE, gcTime: 10 * MINUTE },
} as const;

/** How long a lookup of suggestions is taken for true, and how many of them are kept. */
export const SUGGESTIONS_KEPT = { keeps: 30_000, most: 100 } as const;
