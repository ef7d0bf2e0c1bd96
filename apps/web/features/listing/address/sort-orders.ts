import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LIBRARY_ORDERS } from '@relievo/contracts/library/lists';

/** Every order that a list of the library can have. */
export type SortOrder = (typeof LIBRARY_ORDERS)[keyof typeof LIBRARY_ORDERS][number];

export const SORT_NAMES: Readonly<Record<SortOrder, MessageDescriptor>> = {
  newest: msg`Newest First`,
  oldest: msg`Oldest First`,
  alphabetical: msg`Alphabetical (Title A-Z)`,
  popular: msg`Most Popular`,
  viewed: msg`Most Viewed`,
  relevance: msg`Best Match`,
  items: msg`Most Items`,
  changed: msg`Recently Changed`,
  smallest: msg`Fewest Resources`,
  largest: msg`Most Resources`,
};
