import { z } from 'zod';
import { slice } from '../../operations/paging.ts';
import { CONTENT_LIMITS } from '../../values/limits.ts';
import { LIBRARY_FILTERS, LIBRARY_ORDERS, RESOURCE_STATES, VISIBILITIES } from './filters.ts';
import { searchText } from './search-text.ts';

export const search = z.string().overwrite(searchText).default('');

function someOf<Value extends string>(values: readonly Value[]) {
  return z.array(z.enum(values)).max(values.length).default([]);
}

const choices = {
  search,
  contentType: someOf(LIBRARY_FILTERS.contentType),
  difficultyLevel: someOf(LIBRARY_FILTERS.difficultyLevel),
  subject: someOf(LIBRARY_FILTERS.subject),
  graphicType: someOf(LIBRARY_FILTERS.graphicType),
};

const filters = { ...choices, visibility: z.enum(VISIBILITIES).optional() };

/** A category by its name, whatever its case. */
const category = z.string().trim().min(1).max(CONTENT_LIMITS.category);

export function sortedBy<Order extends string>(orders: readonly [Order, ...Order[]]) {
  return z.enum(orders).default(() => orders[0]);
}

export const marketplaceQuery = z.object({
  ...filters,
  ...slice,
  category: category.optional(),
  sortBy: sortedBy(LIBRARY_ORDERS.marketplace),
});

export const ownContentQuery = z.object({
  ...filters,
  ...slice,
  status: z.enum(RESOURCE_STATES).optional(),
  sortBy: sortedBy(LIBRARY_ORDERS.ownContent),
});

export const organizationQuery = z.object({
  ...filters,
  ...slice,
  sortBy: sortedBy(LIBRARY_ORDERS.organization),
});

export const categoryQuery = z.object({
  ...filters,
  ...slice,
  category,
  sortBy: sortedBy(LIBRARY_ORDERS.category),
});

export const searchQuery = z.object({
  ...filters,
  ...slice,
  category: category.optional(),
  sortBy: sortedBy(LIBRARY_ORDERS.search),
});

/** A search and its filters, without which page of it. */
export const correctionsQuery = z.object({ ...filters, category: category.optional() });

/** The lists of resources that have filters. */
export const FACETED_LISTS = ['marketplace', 'ownContent', 'organization', 'category', 'search'] as const;

/** The filters of one of these lists as they stand. */
export const facetsQuery = z.object({
  ...filters,
  list: z.enum(FACETED_LISTS).default('marketplace'),
  category: category.optional(),
  status: z.enum(RESOURCE_STATES).optional(),
});

export const collectionsQuery = z.object({ search, ...slice, sortBy: sortedBy(LIBRARY_ORDERS.collections) });

/** What is in one collection; the newest is what was added last. */
export const collectionItemsQuery = z.object({
  ...choices,
  ...slice,
  id: z.uuid(),
  sortBy: sortedBy(LIBRARY_ORDERS.collectionItems),
});

/** The filters of one collection as they stand. */
export const collectionFacetsQuery = z.object({ ...choices, id: z.uuid() });

export const categoriesQuery = z.object({ search, ...slice, sortBy: sortedBy(LIBRARY_ORDERS.categories) });

export type MarketplaceQuery = z.infer<typeof marketplaceQuery>;
export type OwnContentQuery = z.infer<typeof ownContentQuery>;
export type OrganizationQuery = z.infer<typeof organizationQuery>;
export type CategoryQuery = z.infer<typeof categoryQuery>;
export type CorrectionsQuery = z.infer<typeof correctionsQuery>;
export type SearchQuery = z.infer<typeof searchQuery>;
export type FacetsQuery = z.infer<typeof facetsQuery>;
export type CollectionsQuery = z.infer<typeof collectionsQuery>;
export type CollectionItemsQuery = z.infer<typeof collectionItemsQuery>;
export type CollectionFacetsQuery = z.infer<typeof collectionFacetsQuery>;
export type CategoriesQuery = z.infer<typeof categoriesQuery>;
