import type { Facets } from '@relievo/contracts/library';
import {
  LIBRARY_FILTER_NAMES,
  LIBRARY_FILTERS,
  LIKE_LEVELS,
  type LibraryFilter,
  type LibraryFilterValue,
} from '@relievo/contracts/library/lists';

/** The values that are chosen of each filter; several of one filter mean any of them. */
export type Filters = { readonly [Filter in LibraryFilter]: readonly LibraryFilterValue<Filter>[] };

/** How many resources of a list have exactly these filter bits. */
export type BitCounts = readonly { readonly bits: number; readonly count: number }[];

/** A bit for each filter value, in the order of the contract; the database sets the same ones for each resource. */
const BITS: ReadonlyMap<string, number> = new Map(
  LIBRARY_FILTER_NAMES.flatMap((filter) => LIBRARY_FILTERS[filter].map((value) => `${filter} ${value}`)).map(
    (name, place) => [name, 1 << place],
  ),
);

function bitOf(filter: LibraryFilter, value: string): number {
  return BITS.get(`${filter} ${value}`) ?? 0;
}

/** All bits of one filter. */
export function bitsOf(filter: LibraryFilter): number {
  return LIBRARY_FILTERS[filter].reduce((mask, value) => mask | bitOf(filter, value), 0);
}

/** The bits of what a value finds: its own, and for a level those of its like in the other scale. */
function maskOfValue<Filter extends LibraryFilter>(
  filter: Filter,
  value: LibraryFilterValue<Filter>,
): number {
  const like: readonly string[] =
    filter === 'difficultyLevel' ? LIKE_LEVELS[value as keyof typeof LIKE_LEVELS] : [];
  return like.reduce((mask, level) => mask | bitOf(filter, level), bitOf(filter, value));
}

function maskOf(filters: Filters, filter: LibraryFilter): number {
  return filters[filter].reduce((mask, value) => mask | maskOfValue(filter, value), 0);
}

/** One number for each filter in which something is chosen: a resource shares a bit with every one of them. */
export function masksOf(filters: Filters): number[] {
  return LIBRARY_FILTER_NAMES.map((filter) => maskOf(filters, filter)).filter((mask) => mask !== 0);
}

function passesMasks(bits: number, masks: readonly number[]): boolean {
  return masks.every((mask) => (bits & mask) !== 0);
}

function sumCounts(counts: BitCounts, masks: readonly number[]): number {
  return counts.reduce((sum, { bits, count }) => (passesMasks(bits, masks) ? sum + count : sum), 0);
}

/** How many resources pass the filters. */
export function countTotal(counts: BitCounts, filters: Filters): number {
  return sumCounts(counts, masksOf(filters));
}

/** How many results each value of a filter would give by itself, with the other filters as they are. */
export function countFacets(counts: BitCounts, filters: Filters): Facets {
  const of = <Filter extends LibraryFilter>(filter: Filter) => {
    const others = masksOf({ ...filters, [filter]: [] });
    const passing = counts.filter(({ bits }) => passesMasks(bits, others));
    const values: readonly LibraryFilterValue<Filter>[] = LIBRARY_FILTERS[filter];
    const pairs = values.map((value) => [value, sumCounts(passing, [maskOfValue(filter, value)])]);
    return Object.fromEntries(pairs) as Record<LibraryFilterValue<Filter>, number>;
  };
  return {
    contentType: of('contentType'),
    difficultyLevel: of('difficultyLevel'),
    subject: of('subject'),
    graphicType: of('graphicType'),
  };
}
