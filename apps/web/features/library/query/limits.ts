/** What a list without a pager shows first: a strip, or a tab that was not opened yet. */
export const FIRST_ITEMS = { marketplace: 10, 'your-content': 10, collections: 10, categories: 12 } as const;
