/** How long a lookup of suggestions is taken for true, and how many of them are kept. */
export const SUGGESTIONS_KEPT = { keeps: 30_000, most: 100 } as const;
