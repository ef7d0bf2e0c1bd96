/** How much a collection holds of each, in characters. */
export const COLLECTION_LIMITS = { name: 200, description: 200, notes: 2000 } as const;
