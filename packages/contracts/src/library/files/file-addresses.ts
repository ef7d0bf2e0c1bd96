import { LIBRARY_FILTER_NAMES } from '../lists/filters.ts';
import type { ExportQuery, FeedQuery } from './exports.ts';

export const DOCUMENT_PATHS = { export: '/api/library/export', feed: '/api/library/feed' } as const;

/** Where a list is had as a file. */
export function exportAddress(query: Partial<ExportQuery>): string {
  return `${DOCUMENT_PATHS.export}${writeQuery(query)}`;
}

/** Where a search or a category is followed; the same choice always has the same address. */
export function writeFeedAddress(query: Partial<FeedQuery>): string {
  const { search, category, contentType, difficultyLevel, subject, graphicType } = query;
  return `${DOCUMENT_PATHS.feed}${writeQuery({ search, category, contentType, difficultyLevel, subject, graphicType })}`;
}

/** What is empty is left out; several values of one filter stand one after the other. */
function writeQuery(query: Readonly<Record<string, string | readonly string[] | undefined>>): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (typeof value === 'object' ? [...value] : [value ?? ''])
      .filter((one) => one !== '')
      .map((one) => `${name}=${encodeURIComponent(one)}`),
  );
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

/** The parameters of an address as a query has them: filters as lists, everything else once. */
export function listQuery(
  parameters: Iterable<readonly [string, string]>,
): Record<string, string | readonly string[]> {
  const filters: ReadonlyMap<string, string[]> = new Map(LIBRARY_FILTER_NAMES.map((name) => [name, []]));
  const query = new Map<string, string | readonly string[]>(filters);
  for (const [name, value] of parameters) {
    const values = filters.get(name);
    if (values) values.push(value);
    else query.set(name, value);
  }
  return Object.fromEntries(query);
}
