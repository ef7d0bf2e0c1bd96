import {
  isLongEnough,
  LIBRARY_FILTERS,
  listVariants,
  readSmartQuery,
  type SearchEntry,
  type SearchSuggestions,
  type SearchTrend,
  searchText,
} from '@relievo/contracts';
import type { Viewer } from '../../platform/database/database.ts';
import { BYTE_ORDER_MARK, writeCsvLine } from '../../platform/formats/csv.ts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import type { SignedIn } from '../../platform/http/requests/context.ts';
import {
  correctSearch,
  findsAnything,
  type LibraryDependencies,
  listCategories,
  searchLibrary,
} from '../library/service.ts';
import {
  deleteAll,
  deleteSearch,
  findAll,
  findRecent,
  findTrends,
  insertSearch,
  type NewSearch,
  type SearchRow,
} from './repository.ts';

export { correctSearch };
export type SearchesDependencies = LibraryDependencies;

/** So many are fetched for the panel, which shows the first of them. */
const RESOURCES_FETCHED = 5;

function createEmptyFilters() {
  return { contentType: [], difficultyLevel: [], subject: [], graphicType: [] };
}

/** The same scope and the same few seconds of sharing as the search itself. */
export async function suggestSearches(
  dependencies: SearchesDependencies,
  viewer: Viewer,
  typed: string,
): Promise<SearchSuggestions> {
  const text = searchText(typed);
  if (!isLongEnough(text)) return { resources: [], variants: [], category: null };
  const slice = { search: text, offset: 0 };
  const [found, variants, named] = await Promise.all([
    searchLibrary(dependencies, viewer, {
      ...createEmptyFilters(),
      ...slice,
      limit: RESOURCES_FETCHED,
      sortBy: 'popular',
    }),
    filterFinding(dependencies, viewer, listVariants(text), (variant) => variant),
    listCategories(dependencies, viewer, { ...slice, limit: 1, sortBy: 'largest' }),
  ]);
  const [category] = named.rows;
  return {
    resources: found.rows.map(({ id, title, category: of }) => ({ id, title, category: of })),
    variants,
    category: category ? { category: category.category, count: category.count } : null,
  };
}

/** Those whose words, read as the search reads them, find anything: nobody is led to nothing. */
async function filterFinding<Entry>(
  dependencies: SearchesDependencies,
  viewer: Viewer,
  entries: readonly Entry[],
  wordsOf: (entry: Entry) => string,
): Promise<Entry[]> {
  const finding = await Promise.all(
    entries.map((entry) => findsAnything(dependencies, viewer, readSearch(wordsOf(entry)))),
  );
  return entries.filter((_, place) => finding[place]);
}

/** Words as the page of results takes them: some name a filter, and the others are looked for. */
function readSearch(words: string) {
  const { text, difficultyLevel, contentType, category } = readSmartQuery(searchText(words));
  const subject = LIBRARY_FILTERS.subject.filter((value) => value === category);
  return {
    search: text,
    contentType: contentType ? [contentType] : [],
    difficultyLevel: difficultyLevel ? [difficultyLevel] : [],
    subject,
    graphicType: [],
    ...(category && subject.length === 0 ? { category } : {}),
  };
}

export async function listTrends(
  dependencies: SearchesDependencies,
  viewer: Viewer,
  daysBack: number,
): Promise<SearchTrend[]> {
  const all = await dependencies.database.asUser(viewer, (tx) => findTrends(tx, daysBack));
  const rows = await filterFinding(dependencies, viewer, all, ({ search_query }) => search_query);
  return rows.map((row) => ({ searchQuery: row.search_query, searchCount: Number(row.search_count) }));
}

export async function listRecentSearches(
  { database }: SearchesDependencies,
  person: SignedIn,
  atMost: number,
): Promise<SearchEntry[]> {
  return (await database.asUser(person, (tx) => findRecent(tx, atMost))).map(toSearchEntry);
}

export async function saveSearch(
  { database }: SearchesDependencies,
  person: SignedIn,
  made: NewSearch,
): Promise<SearchEntry | null> {
  const row = await database.asUser(person, (tx) => insertSearch(tx, made));
  return row ? toSearchEntry(row) : null;
}

export async function removeSearch(
  { database }: SearchesDependencies,
  person: SignedIn,
  id: string,
): Promise<{ done: true }> {
  if (!(await database.asUser(person, (tx) => deleteSearch(tx, id)))) throw refuse('not_found');
  return { done: true };
}

export async function clearSearches(
  { database }: SearchesDependencies,
  person: SignedIn,
): Promise<{ done: true }> {
  await database.asUser(person, deleteAll);
  return { done: true };
}

/** All of it, for a spreadsheet. */
export async function exportSearches({ database }: SearchesDependencies, person: SignedIn): Promise<File> {
  const rows = await database.asUser(person, findAll);
  const lines = rows.map((row) =>
    writeCsvLine([row.search_query, row.search_type, row.results_count, row.created_at.toISOString()]),
  );
  const head = writeCsvLine(['Search', 'Kind', 'Results', 'Time']);
  return new File([BYTE_ORDER_MARK, head, ...lines], 'searches.csv', { type: 'text/csv; charset=utf-8' });
}

function toSearchEntry(row: SearchRow): SearchEntry {
  return {
    id: row.id,
    searchQuery: row.search_query,
    searchType: row.search_type,
    resultsCount: row.results_count,
    createdAt: row.created_at.toISOString(),
  };
}
