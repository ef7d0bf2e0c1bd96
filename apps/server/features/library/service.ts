import {
  type CategoryQuery,
  type CollectionCard,
  type CollectionsQuery,
  type Facets,
  type FacetsQuery,
  type MarketplaceQuery,
  MOST_EXPORTED,
  type OrganizationQuery,
  type OwnContentQuery,
  type ResourceCard,
  type ResourceOrder,
  type SearchQuery,
} from '@relievo/contracts';
import type { AppTransaction, Viewer } from '../../platform/database/database.ts';
import { cardOf, collectionOf, type Rows } from './card-presenter.ts';
import { type BitCounts, countFacets, countTotal, type Filters, masksOf } from './filter-bit-rules.ts';
import { findReader, GUESTS, type LibraryDependencies, membersOf, type Reader } from './reader-service.ts';
import {
  countByBits,
  findCards,
  findCollections,
  findIds,
  findPage,
  type ListName,
  type Page,
  type Selection,
} from './repository.ts';

export { collectionOf } from './card-presenter.ts';
export { listCategories } from './categories-service.ts';
export { countFacets, masksOf } from './filter-bit-rules.ts';
export { listRelatedResources } from './resource/related-service.ts';
export { readResource } from './resource/service.ts';
export type { LibraryDependencies };

const NOTHING: Rows<never> = { rows: [], total: 0 };

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
): Promise<Rows<ResourceCard>> {
  return readSharedList(dependencies, viewer, 'marketplace', query);
}

export function searchLibrary(
  dependencies: LibraryDependencies,
  viewer: Viewer,
  query: SearchQuery,
): Promise<Rows<ResourceCard>> {
  return readSharedList(dependencies, viewer, 'search', query);
}

export function listCategoryResources(
  dependencies: LibraryDependencies,
  viewer: Viewer,
  query: CategoryQuery,
): Promise<Rows<ResourceCard>> {
  return readSharedList(dependencies, viewer, 'category', query);
}

/** What a person published for everybody, whoever asks. */
export function listPublishedBy(
  dependencies: LibraryDependencies,
  author: string,
  page: Pick<Listed, 'search' | 'sortBy' | 'offset' | 'limit'>,
): Promise<Rows<ResourceCard>> {
  const every = { contentType: [], difficultyLevel: [], subject: [], graphicType: [] };
  return readSharedList(dependencies, GUESTS.as, 'category', { ...every, ...page, author });
}

export function listOrganizationResources(
  dependencies: LibraryDependencies,
  viewer: Viewer,
  query: OrganizationQuery,
): Promise<Rows<ResourceCard>> {
  return readSharedList(dependencies, viewer, 'organization', query);
}

/** Shared with nobody, so that authors see at once what they did. */
export function listOwnContent(
  { database }: LibraryDependencies,
  viewer: Viewer,
  query: OwnContentQuery,
): Promise<Rows<ResourceCard>> {
  const selection = selectionOf('ownContent', query);
  return database.asUser(viewer, async (tx) => {
    const found = await findPageOf(tx, selection, pageOf(query));
    return { rows: found.cards, total: countTotal(found.counts, query) };
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

/** How many results each filter value would give. */
export async function countListFacets(
  dependencies: LibraryDependencies,
  viewer: Viewer,
  query: FacetsQuery,
): Promise<Facets> {
  const selection = selectionOf(query.list, query);
  if (query.list === 'ownContent')
    return countFacets(await dependencies.database.asUser(viewer, (tx) => countByBits(tx, selection)), query);
  const reader = await findReaderOfList(dependencies, viewer, query.list);
  return countFacets(reader ? await readSharedCounts(dependencies, reader, selection) : [], query);
}

async function readSharedList(
  dependencies: LibraryDependencies,
  viewer: Viewer,
  list: Exclude<ListName, 'ownContent'>,
  query: Listed,
): Promise<Rows<ResourceCard>> {
  const reader = await findReaderOfList(dependencies, viewer, list);
  if (!reader) return NOTHING;
  const selection = selectionOf(list, query);
  const page = pageOf(query);
  const [cards, counts] =
    selection.text === ''
      ? await Promise.all([
          readSharedCards(dependencies, reader, selection, page),
          readSharedCounts(dependencies, reader, selection),
        ])
      : await readSharedSearch(dependencies, reader, selection, page);
  return { rows: cards, total: countTotal(counts, query) };
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
  const count = () => database.asUser(reader.as, (tx) => countByBits(tx, selection));
  const name = nameOf('counts', reader, selection);
  return selection.text === '' ? answers.share(name, count) : answers.shareCostly(name, count);
}

function readSharedSearch(
  { database, answers }: LibraryDependencies,
  reader: Reader,
  selection: Selection,
  page: Page,
) {
  return answers.shareCostly(nameOf('search', reader, selection, page), () =>
    database.asUser(reader.as, async (tx): Promise<[ResourceCard[], BitCounts]> => {
      const { cards, counts } = await findPageOf(tx, selection, page);
      return [cards, counts];
    }),
  );
}

async function findPageOf(tx: AppTransaction, selection: Selection, page: Page) {
  const { rows, counts } = await findPage(tx, selection, page);
  return { cards: rows.map(cardOf), counts };
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
  const ids = await database.asUser(reader, (tx) => findIds(tx, selection, page));
  for (let first = 0; first < ids.length; first += BATCH)
    yield await database.asUser(reader, (tx) => cardsOf(tx, ids.slice(first, first + BATCH)));
}

/** The cards of these resources in their order, without those that the viewer of the transaction may not see. */
export async function cardsOf(tx: AppTransaction, ids: readonly string[]): Promise<ResourceCard[]> {
  return ids.length === 0 ? [] : (await findCards(tx, ids)).map(cardOf);
}

/** Marketplace and search are one list; whoever asks either way shares. */
function nameOf(what: string, { name }: Reader, { list, ...selection }: Selection, page?: Page): string {
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
