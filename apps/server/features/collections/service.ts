import type {
  CollectedResource,
  Collection,
  CollectionInput,
  CollectionItem,
  NameCheck,
} from '@relievo/contracts/collections';
import type { Facets } from '@relievo/contracts/library';
import type { CollectionFacetsQuery, CollectionItemsQuery } from '@relievo/contracts/library/lists';
import { isUuid } from '@relievo/contracts/operations';
import type { AppTransaction, Database, Viewer } from '../../platform/database/database.ts';
import { refuse } from '../../platform/http/refusals/refuse.ts';
import { errorCode } from '../../platform/refusal.ts';
import { cardsOf, countFacets, masksOf, visibilityOf } from '../library/service.ts';
import { listNumberedNames } from './name-rules.ts';
import * as rows from './repository.ts';

const UNIQUE_VIOLATION = '23505';

export interface CollectionDependencies {
  readonly database: Database;
}

export async function createCollection(
  { database }: CollectionDependencies,
  person: Viewer,
  input: CollectionInput,
): Promise<Collection> {
  return database.asUser(person, async (tx) => {
    const id = await rows.insertCollection(tx, input);
    if (!id) throw refuse('collection_name_taken');
    return findCollectionOrRefuse(tx, id);
  });
}

/** Names are the same when they differ only in case, accents or spaces. */
export async function checkCollectionName(
  { database }: CollectionDependencies,
  person: Viewer,
  { name, except }: { readonly name: string; readonly except?: string | undefined },
): Promise<NameCheck> {
  return database.asUser(person, async (tx) => {
    if (!(await rows.isNameTaken(tx, name, except))) return { isFree: true, suggestion: null };
    return { isFree: false, suggestion: await findNumberedName(tx, name) };
  });
}

/** Of more names than there are collections one is free. */
async function findNumberedName(tx: AppTransaction, name: string): Promise<string | null> {
  const names = listNumberedNames(name, (await rows.countCollections(tx)) + 1);
  return (await rows.firstFreeName(tx, names)) ?? null;
}

/** A private collection of the person's own, of what they find in one that they may see. */
export async function copyCollection(
  { database }: CollectionDependencies,
  person: Viewer,
  id: string,
): Promise<Collection> {
  return database.asUser(person, async (tx) => {
    const { name, description } = await findCollectionOrRefuse(tx, id);
    const free = (await rows.isNameTaken(tx, name, undefined)) ? await findNumberedName(tx, name) : name;
    const copy = await rows.insertCollection(tx, { name: free ?? name, description, visibility: 'private' });
    if (!copy) throw refuse('collection_name_taken');
    await rows.copyItems(tx, id, copy);
    return findCollectionOrRefuse(tx, copy);
  });
}

/** What the viewer may not see is not there. An administrator who opens what is private to others leaves a trace. */
export async function readCollection(
  { database }: CollectionDependencies,
  viewer: Viewer,
  id: string,
): Promise<Collection> {
  return database.asUser(viewer, async (tx) => {
    const collection = await findCollectionOrRefuse(tx, id);
    const isHidden = collection.visibility === 'private' && !collection.isSharedWithMe;
    if (!collection.isOwn && isHidden) await rows.recordLook(tx, id);
    return collection;
  });
}

export async function listCollectionItems(
  { database }: CollectionDependencies,
  viewer: Viewer,
  { id, search, sortBy, offset, limit, ...filters }: CollectionItemsQuery,
): Promise<{ rows: CollectedResource[]; total: number }> {
  return database.asUser(viewer, async (tx) => {
    await findCollectionOrRefuse(tx, id);
    const page = { search, sortBy, offset, limit, masks: masksOf(filters) };
    const { rows: items, total } = await rows.findItems(tx, id, page);
    const cards = await cardsOf(
      tx,
      items.map((item) => item.resource_id),
    );
    const cardOf = new Map(cards.map((card) => [card.id, card]));
    const collected = items.map((item) => ({
      ...toCollectionItem(item),
      resource: cardOf.get(item.resource_id) ?? null,
    }));
    return { rows: collected, total };
  });
}

/** From here on the transaction finds a collection that opens by its link. */
export function openCollection(tx: AppTransaction, id: string): Promise<void> {
  return rows.openByLink(tx, id);
}

/** Whether the collection is the person's own. */
export function isOwnCollection(tx: AppTransaction, id: string): Promise<boolean> {
  return rows.isOwnCollection(tx, id);
}

/** Everything in a collection, what was added last first; what was withdrawn too where the viewer is its owner. */
export async function findCollectedIds(tx: AppTransaction, id: string): Promise<string[]> {
  await rows.openByLink(tx, id);
  return rows.findItemIds(tx, id);
}

/** Of these things in a collection the notes, and whether the viewer is shown the resource. */
export async function findCollectedAmong(
  tx: AppTransaction,
  id: string,
  ids: readonly string[],
): Promise<{ resourceId: string; notes: string; isShown: boolean }[]> {
  await rows.openByLink(tx, id);
  const found = await rows.findAmong(tx, id, ids);
  return found.map(({ resource_id: resourceId, notes, is_shown: isShown }) => ({
    resourceId,
    notes,
    isShown,
  }));
}

/** How many of a collection each filter value would give, counted among what the viewer is shown of it. */
export async function countCollectionFacets(
  { database }: CollectionDependencies,
  viewer: Viewer,
  { id, search, ...filters }: CollectionFacetsQuery,
): Promise<Facets> {
  return database.asUser(viewer, async (tx) => {
    await findCollectionOrRefuse(tx, id);
    return countFacets(await rows.countItemsByBits(tx, id, search), filters);
  });
}

export async function changeCollection(
  { database }: CollectionDependencies,
  person: Viewer,
  id: string,
  change: { readonly [Field in keyof CollectionInput]?: CollectionInput[Field] | undefined },
): Promise<Collection> {
  const { name = null, description = null, visibility = null } = change;
  try {
    return await database.asUser(person, async (tx) => {
      if (!(await rows.updateCollection(tx, id, { name, description, visibility })))
        throw refuse('not_found');
      return findCollectionOrRefuse(tx, id);
    });
  } catch (error) {
    throw errorCode(error) === UNIQUE_VIOLATION ? refuse('collection_name_taken') : error;
  }
}

export async function removeCollection(
  { database }: CollectionDependencies,
  person: Viewer,
  id: string,
): Promise<Record<string, never>> {
  if (!(await database.asUser(person, (tx) => rows.deleteCollection(tx, id)))) throw refuse('not_found');
  return {};
}

export async function addItem(
  { database }: CollectionDependencies,
  person: Viewer,
  {
    id,
    resourceId,
    notes,
    place = null,
  }: {
    readonly id: string;
    readonly resourceId: string;
    readonly notes: string;
    readonly place?: rows.Place | null | undefined;
  },
): Promise<CollectionItem> {
  return database.asUser(person, async (tx) => {
    if (!(await rows.isOwnCollection(tx, id)) || !(await rows.isReadable(tx, resourceId)))
      throw refuse('not_found');
    const row = await rows.insertItem(tx, id, { resourceId, notes, place });
    if (!row) throw refuse('collection_holds_it_already');
    await rows.touchCollection(tx, id);
    return toCollectionItem(row);
  });
}

export async function writeNotes(
  { database }: CollectionDependencies,
  person: Viewer,
  { id, resourceId, notes }: { readonly id: string; readonly resourceId: string; readonly notes: string },
): Promise<CollectionItem> {
  const row = await database.asUser(person, (tx) => rows.updateNotes(tx, id, resourceId, notes));
  if (!row) throw refuse('not_found');
  return toCollectionItem(row);
}

export async function takeOut(
  { database }: CollectionDependencies,
  person: Viewer,
  { id, resourceId }: { readonly id: string; readonly resourceId: string },
): Promise<{ notes: string; place: rows.Place }> {
  return database.asUser(person, async (tx) => {
    const removed = await rows.deleteItem(tx, id, resourceId);
    if (!removed) throw refuse('not_found');
    await rows.touchCollection(tx, id);
    const { notes, ...place } = removed;
    return { notes, place };
  });
}

/** None for what is no identifier: nothing can hold it. */
export async function listCollectionsContaining(
  { database }: CollectionDependencies,
  person: Viewer,
  resourceId: string,
): Promise<{ id: string; name: string }[]> {
  if (!isUuid(resourceId)) return [];
  return database.asUser(person, (tx) => rows.findContaining(tx, resourceId));
}

async function findCollectionOrRefuse(tx: AppTransaction, id: string): Promise<Collection> {
  await rows.openByLink(tx, id);
  const row = await rows.findCollection(tx, id);
  if (!row) throw refuse('not_found');
  return toCollection(row);
}

function toCollection(row: rows.CollectionRow): Collection {
  const { id, name, description, item_count: itemCount, owner_name: ownerName, is_own: isOwn } = row;
  const [createdAt, updatedAt] = [row.created_at.toISOString(), row.updated_at.toISOString()];
  return {
    id,
    name,
    description,
    visibility: visibilityOf(row),
    itemCount,
    createdAt,
    updatedAt,
    ownerName,
    isOwn,
    isSharedWithMe: row.is_shared_with_me,
  };
}

function toCollectionItem(row: rows.ItemRow): CollectionItem {
  const { id, collection_id: collectionId, resource_id: resourceId, notes, added_at: added } = row;
  return { id, collectionId, resourceId, notes, addedAt: added.toISOString() };
}
