import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Every order that a list of the library can have, in words. */
export const SORT_NAMES = {
  newest: msg`Newest First`,
  oldest: msg`Oldest First`,
  alphabetical: msg`Alphabetical (Title A-Z)`,
  popular: msg`Most Popular`,
  viewed: msg`Most Viewed`,
  items: msg`Most Items`,
  smallest: msg`Fewest Resources`,
  largest: msg`Most Resources`,
} as const satisfies Record<string, MessageDescriptor>;

export type SortOrder = keyof typeof SORT_NAMES;

/** The orders of each list; the first is the one that it begins with and that its address leaves out. */
export const SORT_ORDERS = {
  marketplace: ['newest', 'oldest', 'alphabetical', 'popular', 'viewed'],
  'your-content': ['newest', 'oldest', 'alphabetical', 'popular', 'viewed'],
  collections: ['newest', 'oldest', 'alphabetical', 'items'],
  categories: ['alphabetical', 'smallest', 'largest'],
  category: ['newest', 'alphabetical', 'oldest', 'popular'],
} as const satisfies Record<string, readonly SortOrder[]>;
