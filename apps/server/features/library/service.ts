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
import { type BitCounts, type Filters, facetsOf, masksOf, totalOf } from './filter-bit-rules.ts';
import { GUESTS, type LibraryDependencies, membersOf, type Reader, readerOf } from './reader-service.ts';
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
export { categories } from './categories-service.ts';
export { facetsOf, masksOf } from './filter-bit-rules.ts';
export { relatedResources } from './resource/related-service.ts';
export { readResource } from './resource/service.ts';
export type { LibraryDependencies };

const NOTHING: Rows<never> = { rows: [], total: 0 };

type Listed = Filters & {
  readonly search: string;
  readonly sortBy: ResourceOrder;
  readonly offset: number;
  readonly limit: number;
} & Pick<Selection, 'category' | 'author' | 'visibility' | 'status'>;

export function marketplace(
  dependencies: LibraryDependencies,
  viewer: Viewer,
  query: MarketplaceQuery,
): Promise<Rows<ResourceCard>> {
  return shared(dependencies, viewer, 'marketplace', query);
}

export function search(
  dependencies: LibraryDependencies,
  viewer: Viewer,
  query: SearchQuery,
): Promise<Rows<ResourceCard>> {
  return shared(dependencies, viewer, 'search', query);
}

export function categoryResources(
  dependencies: LibraryDependencies,
  viewer: Viewer,
  query: CategoryQuery,
): Promise<Rows<ResourceCard>> {
  return shared(dependencies, viewer, 'category', query);
}

/** What a person published for everybody, whoever asks. */
export function publishedBy(
  dependencies: LibraryDependencies,
  author: string,
  page: Pick<Listed, 'search' | 'sortBy' | 'offset' | 'limit'>,
): Promise<Rows<ResourceCard>> {
  const every = { contentType: [], difficultyLevel: [], subject: [], graphicType: [] };
  return shared(dependencies, GUESTS.as, 'category', { ...every, ...page, author });
}

export function organizationResources(
  dependencies: LibraryDependencies,
  viewer: Viewer,
  query: OrganizationQuery,
): Promise<Rows<ResourceCard>> {
  return shared(dependencies, viewer, 'organization', query);
}

/** Shared with nobody, so that authors see at once what they did. */
export function ownContent(
  { database }: LibraryDependencies,
  viewer: Viewer,
  query: OwnContentQuery,
): Promise<Rows<ResourceCard>> {
  const selection = selectionOf('ownContent', query);
  return database.asUser(viewer, async (tx) => {
    const found = await foundBy(tx, selection, pageOf(query));
    return { rows: found.cards, total: totalOf(found.counts, query) };
  });
}

export async function ownCollections(
  { database }: LibraryDependencies,
  viewer: Viewer,
  query: CollectionsQuery,
): Promise<Rows<CollectionCard>> {
  const { rows, total } = await database.asUser(viewer, (tx) => findCollections(tx, query));
  return { rows: rows.map(collectionOf), total };
}

/** How many results each filter value would give. */
export async function facets(
  dependencies: LibraryDependencies,
  viewer: Viewer,
  query: FacetsQuery,
): Promise<Facets> {
  const selection = selectionOf(query.list, query);
  if (query.list === 'ownContent')
    return facetsOf(await dependencies.database.asUser(viewer, (tx) => countByBits(tx, selection)), query);
  const reader = await readerOfList(dependencies, viewer, query.list);
  return facetsOf(reader ? await sharedCounts(dependencies, reader, selection) : [], query);
}

async function shared(
  dependencies: LibraryDependencies,
  viewer: Viewer,
  list: Exclude<ListName, 'ownContent'>,
  query: Listed,
): Promise<Rows<ResourceCard>> {
  const reader = await readerOfList(dependencies, viewer, list);
  if (!reader) return NOTHING;
  const selection = selectionOf(list, query);
  const page = pageOf(query);
  const [cards, counts] =
    selection.text === ''
      ? await Promise.all([
          sharedCards(dependencies, reader, selection, page),
          sharedCounts(dependencies, reader, selection),
        ])
      : await sharedSearch(dependencies, reader, selection, page);
  return { rows: cards, total: totalOf(counts, query) };
}

/** Null where there is no organization whose list it could be. */
async function readerOfList(
  dependencies: LibraryDependencies,
  viewer: Viewer,
  list: Exclude<ListName, 'ownContent'>,
): Promise<Reader | null> {
  if (list === 'category') return GUESTS;
  if (list === 'organization') return viewer.organizationId === null ? null : membersOf(viewer);
  return readerOf(dependencies, viewer);
}

function sharedCards(
  { database, answers }: LibraryDependencies,
  reader: Reader,
  selection: Selection,
  page: Page,
) {
  return answers.share(nameOf('page', reader, selection, page), () =>
    database.asUser(reader.as, async (tx) => cardsOf(tx, await findIds(tx, selection, page))),
  );
}

function sharedCounts({ database, answers }: LibraryDependencies, reader: Reader, selection: Selection) {
  const count = () => database.asUser(reader.as, (tx) => countByBits(tx, selection));
  const name = nameOf('counts', reader, selection);
  return selection.text === '' ? answers.share(name, count) : answers.shareCostly(name, count);
}

function sharedSearch(
  { database, answers }: LibraryDependencies,
  reader: Reader,
  selection: Selection,
  page: Page,
) {
  return answers.shareCostly(nameOf('search', reader, selection, page), () =>
    database.asUser(reader.as, async (tx): Promise<[ResourceCard[], BitCounts]> => {
      const { cards, counts } = await foundBy(tx, selection, page);
      return [cards, counts];
    }),
  );
}

async function foundBy(tx: AppTransaction, selection: Selection, page: Page) {
  const { rows, counts } = await findPage(tx, selection, page);
  return { cards: rows.map(cardOf), counts };
}

/** So many are read at once where a list is read whole. */
const BATCH = 200;

/** All resources of a list in its order, a batch at a time, each as it is when its batch is read. */
export async function* everyResource(
  dependencies: LibraryDependencies,
  viewer: Viewer,
  query: Omit<Listed, 'offset' | 'limit'> & { readonly list: ListName },
): AsyncGenerator<ResourceCard[]> {
  const { database } = dependencies;
  const reader =
    query.list === 'ownContent' ? viewer : (await readerOfList(dependencies, viewer, query.list))?.as;
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
