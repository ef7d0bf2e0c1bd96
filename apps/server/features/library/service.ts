import type { CollectionCard, Facets } from '@relievo/contracts/library';
import { MOST_EXPORTED } from '@relievo/contracts/library/files';
import type {
  CategoryQuery,
  CollectionsQuery,
  CorrectionsQuery,
  FacetsQuery,
  MarketplaceQuery,
  OrganizationQuery,
  OwnContentQuery,
  ResourceOrder,
  SearchCorrection,
  SearchQuery,
} from '@relievo/contracts/library/lists';
import type { ResourceCard } from '@relievo/contracts/library/resource';
import type { AppTransaction, Viewer } from '../../platform/database/database.ts';
import { cardOf, collectionOf, type Rows } from './card-presenter.ts';
import { type BitCounts, countFacets, countTotal, type Filters, masksOf } from './filter-bit-rules.ts';
import { findReader, GUESTS, type LibraryDependencies, membersOf, type Reader } from './reader-service.ts';
import {
  countByBits,
  findCards,
  findCollections,
  findIds,
  type ListName,
  type Page,
  type Selection,
} from './repository.ts';
import { findCorrections } from './search/correction-service.ts';
import {
  countSearch,
  countSearchByBits,
  type FoundPage,
  findSearchIds,
  findSearchPage,
} from './search/service.ts';

export { collectionOf, visibilityOf } from './card-presenter.ts';
export { findLargestCategory, listCategories } from './categories-service.ts';
export { countFacets, masksOf } from './filter-bit-rules.ts';
export { findReader } from './reader-service.ts';
export { LIBRARY } from './repository.ts';
export { listRelatedResources } from './resource/related-service.ts';
export { readResource } from './resource/service.ts';
export { forgetWords } from './search/vocabulary-service.ts';
export type { LibraryDependencies };

/** Resources of a list; of a search that finds more than are counted, `total` is the least that there are. */
export type ListedRows = Rows<ResourceCard> & { readonly exceedsTotal: boolean };

const NOTHING: ListedRows = { rows: [], total: 0, exceedsTotal: false };

type Listed = Filters & {
  readonly search: string;
  readonly sortBy: ResourceOrder;
  readonly offset: number;
  readonly limit: number;
} & Pick<Selection, 'category' | 'author' | 'visibility' | 'status'>;

export function listMarketplace(
  dependencies: LibraryDependencies,
  viewer: Viewer,
  query: MarketplaceQuery,
): Promise<ListedRows> {
  return readSharedList(dependencies, viewer, 'marketplace', query);
}

export function searchLibrary(
  dependencies: LibraryDependencies,
  viewer: Viewer,
  query: SearchQuery,
): Promise<ListedRows> {
  return readSharedList(dependencies, viewer, 'search', query);
}

export function listCategoryResources(
  dependencies: LibraryDependencies,
  viewer: Viewer,
  query: CategoryQuery,
): Promise<ListedRows> {
  return readSharedList(dependencies, viewer, 'category', query);
}

/** What a person published for everybody, whoever asks. */
export function listPublishedBy(
  dependencies: LibraryDependencies,
  author: string,
  page: Pick<Listed, 'search' | 'sortBy' | 'offset' | 'limit'>,
): Promise<ListedRows> {
  const every = { contentType: [], difficultyLevel: [], subject: [], graphicType: [] };
  return readSharedList(dependencies, GUESTS.as, 'category', { ...every, ...page, author });
}

export function listOrganizationResources(
  dependencies: LibraryDependencies,
  viewer: Viewer,
  query: OrganizationQuery,
): Promise<ListedRows> {
  return readSharedList(dependencies, viewer, 'organization', query);
}

/** Shared with nobody, so that authors see at once what they did. */
export function listOwnContent(
  { database }: LibraryDependencies,
  viewer: Viewer,
  query: OwnContentQuery,
): Promise<ListedRows> {
  const selection = selectionOf('ownContent', query);
  return database.asUser(viewer, async (tx) => {
    const page = pageOf(query);
    if (selection.text !== '') return cardsOfFound(await findSearchPage(tx, selection, page));
    const cards = await cardsOf(tx, await findIds(tx, selection, page));
    return { rows: cards, total: countTotal(await countByBits(tx, selection), query), exceedsTotal: false };
  });
}

export async function listOwnCollections(
  { database }: LibraryDependencies,
  viewer: Viewer,
  query: CollectionsQuery,
): Promise<Rows<CollectionCard>> {
  const { rows, total } = await database.asUser(viewer, (tx) => findCollections(tx, query));
  return { rows: rows.map(collectionOf), total };
}

/** Whether a search finds anything, which costs little. */
export async function findsAnything(
  dependencies: LibraryDependencies,
  viewer: Viewer,
  query: Omit<SearchQuery, 'sortBy' | 'offset' | 'limit'>,
): Promise<boolean> {
  const reader = await findReader(dependencies, viewer);
  const selection = selectionOf('search', query);
  const masks = masksOf(query);
  return dependencies.answers.share(nameOf('anything', reader, selection, masks), () =>
    dependencies.database.asUser(reader.as, async (tx) => {
      if (selection.text !== '') return (await countSearch(tx, selection, masks, 1)) > 0;
      return (await findIds(tx, selection, { masks, order: 'newest', offset: 0, limit: 1 })).length > 0;
    }),
  );
}

/** What a search that finds nothing may have meant. */
export async function correctSearch(
  dependencies: LibraryDependencies,
  viewer: Viewer,
  query: CorrectionsQuery,
): Promise<SearchCorrection[]> {
  if (query.search === '') return [];
  const reader = await findReader(dependencies, viewer);
  const selection = selectionOf('search', query);
  const masks = masksOf(query);
  return dependencies.answers.shareCostly(nameOf('corrections', reader, selection, masks), () =>
    dependencies.database.asUser(reader.as, (tx) => findCorrections(tx, selection, masks)),
  );
}

/** How many results each filter value would give. */
export async function countListFacets(
  dependencies: LibraryDependencies,
  viewer: Viewer,
  query: FacetsQuery,
): Promise<Facets> {
  const selection = selectionOf(query.list, query);
  if (query.list === 'ownContent')
    return countFacets(await dependencies.database.asUser(viewer, (tx) => countBits(tx, selection)), query);
  const reader = await findReaderOfList(dependencies, viewer, query.list);
  return countFacets(reader ? await readSharedCounts(dependencies, reader, selection) : [], query);
}

async function readSharedList(
  dependencies: LibraryDependencies,
  viewer: Viewer,
  list: Exclude<ListName, 'ownContent'>,
  query: Listed,
): Promise<ListedRows> {
  const reader = await findReaderOfList(dependencies, viewer, list);
  if (!reader) return NOTHING;
  const selection = selectionOf(list, query);
  const page = pageOf(query);
  if (selection.text !== '') return readSharedSearch(dependencies, reader, selection, page);
  const [rows, counts] = await Promise.all([
    readSharedCards(dependencies, reader, selection, page),
    readSharedCounts(dependencies, reader, selection),
  ]);
  return { rows, total: countTotal(counts, query), exceedsTotal: false };
}

/** Null where there is no organization whose list it could be. */
async function findReaderOfList(
  dependencies: LibraryDependencies,
  viewer: Viewer,
  list: Exclude<ListName, 'ownContent'>,
): Promise<Reader | null> {
  if (list === 'category') return GUESTS;
  if (list === 'organization') return viewer.organizationId === null ? null : membersOf(viewer);
  return findReader(dependencies, viewer);
}

function readSharedCards(
  { database, answers }: LibraryDependencies,
  reader: Reader,
  selection: Selection,
  page: Page,
) {
  return answers.share(nameOf('page', reader, selection, page), () =>
    database.asUser(reader.as, async (tx) => cardsOf(tx, await findIds(tx, selection, page))),
  );
}

function readSharedCounts({ database, answers }: LibraryDependencies, reader: Reader, selection: Selection) {
  const count = () => database.asUser(reader.as, (tx) => countBits(tx, selection));
  const name = nameOf('counts', reader, selection);
  return selection.text === '' ? answers.share(name, count) : answers.shareCostly(name, count);
}

function countBits(tx: AppTransaction, selection: Selection): Promise<BitCounts> {
  return selection.text === '' ? countByBits(tx, selection) : countSearchByBits(tx, selection);
}

function readSharedSearch(
  { database, answers }: LibraryDependencies,
  reader: Reader,
  selection: Selection,
  page: Page,
): Promise<ListedRows> {
  return answers.shareCostly(nameOf('search', reader, selection, page), () =>
    database.asUser(reader.as, async (tx) => cardsOfFound(await findSearchPage(tx, selection, page))),
  );
}

function cardsOfFound({ rows, ...counted }: FoundPage): ListedRows {
  return { rows: rows.map(cardOf), ...counted };
}

/** So many are read at once where a list is read whole. */
const BATCH = 200;

/** All resources of a list in its order, a batch at a time, each as it is when its batch is read. */
export async function* listEveryResource(
  dependencies: LibraryDependencies,
  viewer: Viewer,
  query: Omit<Listed, 'offset' | 'limit'> & { readonly list: ListName },
): AsyncGenerator<ResourceCard[]> {
  const { database } = dependencies;
  const reader =
    query.list === 'ownContent' ? viewer : (await findReaderOfList(dependencies, viewer, query.list))?.as;
  if (!reader) return;
  const selection = selectionOf(query.list, query);
  const page = pageOf({ ...query, offset: 0, limit: MOST_EXPORTED });
  const ids = await database.asUser(reader, (tx) =>
    selection.text === '' ? findIds(tx, selection, page) : findSearchIds(tx, selection, page),
  );
  for (let first = 0; first < ids.length; first += BATCH)
    yield await database.asUser(reader, (tx) => cardsOf(tx, ids.slice(first, first + BATCH)));
}

/** The cards of these resources in their order, without those that the viewer of the transaction may not see. */
export async function cardsOf(tx: AppTransaction, ids: readonly string[]): Promise<ResourceCard[]> {
  return ids.length === 0 ? [] : (await findCards(tx, ids)).map(cardOf);
}

/** Marketplace and search are one list; whoever asks either way shares. */
function nameOf(what: string, { name }: Reader, { list, ...selection }: Selection, page?: unknown): string {
  return JSON.stringify([what, name, list === 'search' ? 'marketplace' : list, selection, page]);
}

function selectionOf(
  list: ListName,
  {
    search: text,
    category,
    author,
    visibility,
    status,
  }: Omit<Listed, keyof Filters | 'sortBy' | 'offset' | 'limit'>,
): Selection {
  return { list, text, category, author, visibility, status };
}

function pageOf(query: Listed): Page {
  return { masks: masksOf(query), order: query.sortBy, offset: query.offset, limit: query.limit };
}
