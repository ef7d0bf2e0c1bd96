import { z } from 'zod';
import { LIBRARY_ORDERS } from '../lists/filters.ts';
import { facetsQuery, searchQuery, sortedBy } from '../lists/query.ts';
import { EXPORT_FORMATS } from './export-formats.ts';

/** No list leaves with more rows than this. */
export const MOST_EXPORTED = 50_000;

/** A list as it stands, whole and in its order. */
export const exportQuery = facetsQuery.extend({
  sortBy: sortedBy(LIBRARY_ORDERS.search),
  format: z.enum(EXPORT_FORMATS).default('csv'),
});
export type ExportQuery = z.infer<typeof exportQuery>;

/** What may be followed: a search or a category under the four filters. The latest of it, as everybody sees it. */
export const feedQuery = searchQuery.omit({ visibility: true, sortBy: true, offset: true });
export type FeedQuery = z.infer<typeof feedQuery>;
