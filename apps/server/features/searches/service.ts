import {
  isLongEnough,
  LIBRARY_FILTERS,
  listVariants,
  readSmartQuery,
  type SearchEntry,
  type SearchSuggestions,
  type SearchTrend,
  searchText,
} from '@relievo/contracts/library/lists';
import type { AppTransaction, Viewer } from '../../platform/database/database.ts';
import { BYTE_ORDER_MARK, writeCsvLine } from '../../platform/formats/csv.ts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import type { SignedIn } from '../../platform/http/requests/context.ts';
import {
  correctSearch,
  findLargestCategory,
  findReader,
  findsAnything,
  type LibraryDependencies,
  masksOf,
} from '../library/service.ts';
import {
  deleteAll,
  deleteSearch,
  findAll,
  findRecent,
  findSavedTrends,
  findSuggested,
  findSuggestedIds,
  findTrends,
  insertSearch,
  type NewSearch,
  NO_ORGANIZATION,
  type SearchRow,
  type SuggestedRow,
  saveTrends,
} from './repository.ts';

export { correctSearch };
export type SearchesDependencies = LibraryDependencies;

/** So many are fetched for the panel, which shows the first of them. */
const RESOURCES_FETCHED = 5;

/** What a list of suggestions is of: titles, words anywhere, or, by the bit of its filter, what people add to their words. */
const TITLES = 0;
const ANYWHERE = 1;
const ADDED: readonly number[] = ['worksheet' as const, 'lesson-plan' as const].flatMap((contentType) =>
  masksOf({ ...createEmptyFilters(), contentType: [contentType] }),
);

function createEmptyFilters() {
  return { contentType: [], difficultyLevel: [], subject: [], graphicType: [] };
}

/** What goes on as was typed, in the scope of the search. What is read for it does not grow with the library. */
export async function suggestSearches(
  dependencies: SearchesDependencies,
  viewer: Viewer,
  typed: string,
): Promise<SearchSuggestions> {
  const text = searchText(typed);
  if (!isLongEnough(text)) return { resources: [], variants: [], category: null };
  return dependencies.database.asUser(viewer, async (tx) => {
    const lists = await openLists(tx, text);
    const resources = await suggestResources(lists);
    const variants: string[] = [];
    for (const variant of listVariants(text)) {
      const read = readSearch(variant);
      const masks = masksOf(read);
      const isTyped = read.search === text && masks.length === 0 && !('category' in read);
      const finds = isTyped
        ? resources.length > 0
        : await leadsAnywhere(dependencies, viewer, read, masks, () =>
            read.search === text ? lists : openLists(tx, read.search),
          );
      if (finds) variants.push(variant);
    }
    const category = await findLargestCategory(tx, text, lists.found());
    return {
      resources: resources.map(({ id, title, category: of }) => ({ id, title, category: of })),
      variants,
      category,
    };
  });
}

/** The lists of suggestions for a text, and the rows that are known so far. */
interface Lists {
  readonly ids: ReadonlyMap<number, readonly string[]>;
  readonly read: (ids: readonly string[]) => Promise<readonly SuggestedRow[]>;
  /** All rows that are known. */
  readonly found: () => readonly SuggestedRow[];
}

/** Finds all lists by one look, and reads what is most likely shown of them. */
async function openLists(tx: AppTransaction, typed: string): Promise<Lists> {
  const ids = await findSuggestedIds(tx, typed, [TITLES, ANYWHERE, ...ADDED]);
  const rows = new Map<string, SuggestedRow | undefined>();
  const read = async (wanted: readonly string[]) => {
    const unread = [...new Set(wanted)].filter((id) => !rows.has(id));
    const found = unread.length === 0 ? [] : await findSuggested(tx, unread, typed);
    for (const id of unread)
      rows.set(
        id,
        found.find((row) => row.id === id),
      );
    return wanted.flatMap((id) => rows.get(id) ?? []);
  };
  const firstOf = (kind: number, max: number) => (ids.get(kind) ?? []).slice(0, max);
  const named = firstOf(TITLES, RESOURCES_FETCHED);
  const others = firstOf(ANYWHERE, RESOURCES_FETCHED - named.length);
  await read([...named, ...others]);
  return { ids, read, found: () => [...rows.values()].flatMap((row) => row ?? []) };
}

/** Those with a title that goes on so, and then others. */
async function suggestResources(lists: Lists): Promise<SuggestedRow[]> {
  const named = await findOfKind(lists, TITLES, RESOURCES_FETCHED, ({ in_title }) => in_title);
  const known = new Set(named.map(({ id }) => id));
  const left = RESOURCES_FETCHED - named.length;
  return [
    ...named,
    ...(await findOfKind(lists, ANYWHERE, left, ({ id, anywhere }) => anywhere && !known.has(id))),
  ];
}

/** Reads no more of a list than is shown, unless something of it does not go on as was typed. */
async function findOfKind(
  { ids, read }: Lists,
  kind: number,
  max: number,
  fits: (row: SuggestedRow) => boolean,
): Promise<SuggestedRow[]> {
  const listed = ids.get(kind) ?? [];
  const found: SuggestedRow[] = [];
  for (let place = 0; place < listed.length && found.length < max; ) {
    const next = listed.slice(place, place + max - found.length);
    place += next.length;
    for (const row of await read(next)) if (fits(row)) found.push(row);
  }
  return found;
}

/** A search that names a category, or filters alone, is made; of others something has to go on so. */
async function leadsAnywhere(
  dependencies: SearchesDependencies,
  viewer: Viewer,
  read: ReturnType<typeof readSearch>,
  masks: readonly number[],
  open: () => Lists | Promise<Lists>,
): Promise<boolean> {
  if (read.search === '' || 'category' in read) return findsAnything(dependencies, viewer, read);
  const kind = masks.find((mask) => ADDED.includes(mask)) ?? ANYWHERE;
  const fits = ({ anywhere, filter_bits }: SuggestedRow) =>
    anywhere && masks.every((mask) => (filter_bits & mask) !== 0);
  const lists = await open();
  return lists.found().some(fits) || (await findOfKind(lists, kind, 1, fits)).length > 0;
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

/** Lists what most people looked for, at most a quarter of an hour ago: each search is tried, which takes long. */
export async function listTrends(
  dependencies: SearchesDependencies,
  viewer: Viewer,
  daysBack: number,
): Promise<SearchTrend[]> {
  const { database } = dependencies;
  const { as } = await findReader(dependencies, viewer);
  const saved = await database.asUser(as, (tx) => findSavedTrends(tx, daysBack));
  if (saved) return saved;
  const all = await database.asUser(viewer, (tx) => findTrends(tx, daysBack));
  const rows = await filterFinding(dependencies, viewer, all, ({ search_query }) => search_query);
  const trends = rows.map((row) => ({
    searchQuery: row.search_query,
    searchCount: Number(row.search_count),
  }));
  await database.asSystem((tx) => saveTrends(tx, as.organizationId ?? NO_ORGANIZATION, daysBack, trends));
  return trends;
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
