import {
  LIBRARY_FILTER_NAMES,
  LIBRARY_FILTERS,
  type LibraryFilter,
  type LibraryFilterValue,
} from '@relievo/contracts';

/** What is picked of the four filters. An address may carry several values of each, the panel picks one. */
export type Filters = { readonly [Filter in LibraryFilter]: readonly LibraryFilterValue<Filter>[] };

export const NO_FILTERS: Filters = { contentType: [], difficultyLevel: [], subject: [], graphicType: [] };

/** How many values of each the panel offers; the others come by an address or from the words of a search. */
const OFFERED: Readonly<Record<LibraryFilter, number>> = {
  contentType: 2,
  difficultyLevel: 4,
  subject: 7,
  graphicType: 4,
};

/** The number on the filter button. */
export const filterCount = (filters: Filters): number =>
  LIBRARY_FILTER_NAMES.reduce((sum, filter) => sum + filters[filter].length, 0);

export const pickFilter = (
  filters: Filters,
  filter: LibraryFilter,
  value: LibraryFilterValue | null,
): Filters => ({ ...filters, [filter]: value === null ? [] : [value] });

export const dropFilter = (filters: Filters, filter: LibraryFilter, value: LibraryFilterValue): Filters => ({
  ...filters,
  [filter]: filters[filter].filter((kept) => kept !== value),
});

/** The values of a filter that can be chosen now: those that are offered, and those in use. */
export const choosable = (filters: Filters, filter: LibraryFilter): readonly LibraryFilterValue[] =>
  LIBRARY_FILTERS[filter].filter(
    (value, place) =>
      place < OFFERED[filter] || (filters[filter] as readonly LibraryFilterValue[]).includes(value),
  );
