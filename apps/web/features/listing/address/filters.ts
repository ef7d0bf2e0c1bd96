import {
  LIBRARY_FILTER_NAMES,
  LIBRARY_FILTERS,
  type LibraryFilter,
  type LibraryFilterValue,
} from '@relievo/contracts/library/lists';

/** What is picked of the four filters. An address may carry several values of each, the panel picks one. */
export type Filters = { readonly [Filter in LibraryFilter]: readonly LibraryFilterValue<Filter>[] };

export const NO_FILTERS: Filters = { contentType: [], difficultyLevel: [], subject: [], graphicType: [] };

/** How many values of each the panel offers; other content types come by an address or from words. */
const OFFERED: Readonly<Record<LibraryFilter, number>> = {
  contentType: 2,
  difficultyLevel: 7,
  subject: 7,
  graphicType: 4,
};

/** The number on the filter button. */
export function countFilters(filters: Filters): number {
  return LIBRARY_FILTER_NAMES.reduce((sum, filter) => sum + filters[filter].length, 0);
}

export function pickFilter(
  filters: Filters,
  filter: LibraryFilter,
  value: LibraryFilterValue | null,
): Filters {
  return { ...filters, [filter]: value === null ? [] : [value] };
}

export function dropFilter(filters: Filters, filter: LibraryFilter, value: LibraryFilterValue): Filters {
  return {
    ...filters,
    [filter]: filters[filter].filter((kept) => kept !== value),
  };
}

/** The values of a filter that can be chosen now: those that are offered, and those in use. */
export function listChoosable(filters: Filters, filter: LibraryFilter): readonly LibraryFilterValue[] {
  return LIBRARY_FILTERS[filter].filter(
    (value, place) =>
      place < OFFERED[filter] || (filters[filter] as readonly LibraryFilterValue[]).includes(value),
  );
}
