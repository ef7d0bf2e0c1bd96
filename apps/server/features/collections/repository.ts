import type { CollectionInput } from '@relievo/contracts/collections';
import type { CollectionVisibility } from '@relievo/contracts/library';
import type { AppTransaction } from '../../platform/database/database.ts';

export interface CollectionRow {
  id: string;
  name: string;
  description: string;
  is_public: boolean;
  is_listed: boolean;
  created_at: Date;
  updated_at: Date;
  item_count: number;
  owner_name: string;
  is_own: boolean;
  is_shared_with_me: boolean;
}

export interface ItemRow {
  id: string;
  collection_id: string;
  resource_id: string;
  notes: string;
  added_at: Date;
}

/**
 * What a collection shows of a resource `r`: what its viewer may see without being an administrator. What is private
 * to others an administrator opens one by one, which leaves a trace; no list gives it.
 */
const SHOWN = `(not (select app_is_admin()) or r.submitted_by = (select app_uid())
  or r.status = 'approved' and r.visibility = 'public'
  or r.visibility = 'organization' and r.organization_id = any ((select app_org_ids())::uuid[]))`;
const IS_MINE = 'exists (select from user_collections c where c.id = $1 and c.user_id = (select app_uid()))';
/** The things in collection $1 with their resources. Where one was withdrawn its owner alone is told of the place. */
const IN_COLLECTION = `collection_items i left join resources r on r.id = i.resource_id and ${SHOWN}
  where i.collection_id = $1 and (r.id is not null or ${IS_MINE})`;
const HAS_WORDS = `($2 = '' or folded(concat_ws(' ', r.title, r.description, i.notes)) like all (search_patterns($2)))`;

const COLLECTION = `c.id, c.name, c.description, c.is_public, c.is_listed, c.created_at, c.updated_at,
  c.user_id is not distinct from (select app_uid()) as is_own,
  c.user_id is distinct from (select app_uid()) and c.id = any ((select app_shared_collection_ids())::uuid[])
    as is_shared_with_me,
  coalesce((select p.display_name from profiles p where p.user_id = c.user_id), '') as owner_name,
  (select count(*)::int from collection_items i left join resources r on r.id = i.resource_id and ${SHOWN}
   where i.collection_id = c.id and (r.id is not null or c.user_id = (select app_uid()))) as item_count`;
const ITEM = 'i.id, i.collection_id, i.resource_id, i.notes, i.added_at';

export async function findCollection(tx: AppTransaction, id: string): Promise<CollectionRow | undefined> {
  const rows = await tx.query<CollectionRow>(
    'collection',
    `select ${COLLECTION} from user_collections c where c.id = $1`,
    [id],
  );
  return rows[0];
}

/** What the row of a collection holds of its state: whether its link opens it, and whether it is listed. */
function listFlags(visibility: CollectionVisibility): [isPublic: boolean, isListed: boolean] {
  return [visibility !== 'private', visibility === 'listed'];
}

/** For the rest of the transaction this collection is open where its link is enough. */
export async function openByLink(tx: AppTransaction, id: string): Promise<void> {
  await tx.query('collection-open', `select set_config('app.opened_collection', $1, true)`, [id]);
}

/** The id of the new collection; nothing where the person has one of this name already. */
export async function insertCollection(
  tx: AppTransaction,
  { name, description, visibility }: CollectionInput,
): Promise<string | undefined> {
  const rows = await tx.query<{ id: string }>(
    'collection-make',
    `insert into user_collections (name, description, is_public, is_listed) values ($1, $2, $3, $4)
     on conflict (user_id, folded(name)) do nothing returning id`,
    [name, description, ...listFlags(visibility)],
  );
  return rows[0]?.id;
}

export async function isOwnCollection(tx: AppTransaction, id: string): Promise<boolean> {
  const rows = await tx.query<{ mine: boolean }>('collection-mine', `select ${IS_MINE} as mine`, [id]);
  return rows[0]?.mine ?? false;
}

export async function isNameTaken(
  tx: AppTransaction,
  name: string,
  except: string | undefined,
): Promise<boolean> {
  const rows = await tx.query<{ taken: boolean }>(
    'collection-name-taken',
    `select exists (select from user_collections c
       where c.user_id = (select app_uid()) and folded(c.name) = folded($1) and c.id is distinct from $2) as taken`,
    [name, except ?? null],
  );
  return rows[0]?.taken ?? false;
}

export async function countCollections(tx: AppTransaction): Promise<number> {
  const rows = await tx.query<{ count: number }>(
    'collections-count',
    'select count(*)::int as count from user_collections where user_id = (select app_uid())',
  );
  return rows[0]?.count ?? 0;
}

/** The first of these names that the person has not given yet. */
export async function firstFreeName(
  tx: AppTransaction,
  names: readonly string[],
): Promise<string | undefined> {
  const rows = await tx.query<{ name: string }>(
    'collection-name-free',
    `select n.name from unnest($1::text[]) with ordinality as n (name, place)
     where not exists (select from user_collections c
       where c.user_id = (select app_uid()) and folded(c.name) = folded(n.name))
     order by n.place limit 1`,
    [names],
  );
  return rows[0]?.name;
}

/** Nothing where it is not the person's own. What is null stays. */
export async function updateCollection(
  tx: AppTransaction,
  id: string,
  {
    name,
    description,
    visibility,
  }: { name: string | null; description: string | null; visibility: CollectionVisibility | null },
): Promise<boolean> {
  const rows = await tx.query(
    'collection-change',
    `update user_collections set name = coalesce($2, name), description = coalesce($3, description),
       is_public = coalesce($4, is_public), is_listed = coalesce($5, is_listed)
     where id = $1 and user_id = (select app_uid()) returning id`,
    [id, name, description, ...(visibility ? listFlags(visibility) : [null, null])],
  );
  return rows.length > 0;
}

export async function deleteCollection(tx: AppTransaction, id: string): Promise<boolean> {
  const rows = await tx.query(
    'collection-remove',
    `delete from user_collections where id = $1 and user_id = (select app_uid()) returning id`,
    [id],
  );
  return rows.length > 0;
}

const ITEM_ORDERS = {
  newest: 'i.added_at desc, i.id desc',
  oldest: 'i.added_at, i.id',
  alphabetical: 'r.title_key nulls last, i.id',
} as const;

export interface ItemsPage {
  readonly search: string;
  /** A resource shares a bit with each. */
  readonly masks: readonly number[];
  readonly sortBy: keyof typeof ITEM_ORDERS;
  readonly offset: number;
  readonly limit: number;
}

/** What was withdrawn passes no filter. The total comes also with a page beyond the end. */
export async function findItems(
  tx: AppTransaction,
  id: string,
  { search, masks, sortBy, offset, limit }: ItemsPage,
): Promise<{ rows: ItemRow[]; total: number }> {
  const found = await tx.query<{ [Column in keyof ItemRow]: ItemRow[Column] | null } & { total: number }>(
    `collection-items-${sortBy}`,
    `with found as (
       select ${ITEM}, row_number() over (order by ${ITEM_ORDERS[sortBy]}) as place
       from ${IN_COLLECTION} and ${HAS_WORDS}
         and (select coalesce(bool_and(r.filter_bits & mask <> 0), true) from unnest($3::int[]) as mask)),
     page as (select * from found order by place limit $4 offset $5)
     select (select count(*)::int from found) as total, page.* from (select) as one left join page on true
     order by page.place`,
    [id, search, masks, limit, offset],
  );
  const isItem = (row: (typeof found)[number]): row is ItemRow & { total: number } => row.id !== null;
  return { rows: found.filter(isItem), total: found[0]?.total ?? 0 };
}

/** Everything in a collection, what was added last first. */
export async function findItemIds(tx: AppTransaction, id: string): Promise<string[]> {
  const found = await tx.query<{ resource_id: string }>(
    'collection-item-ids',
    `select i.resource_id from ${IN_COLLECTION} order by ${ITEM_ORDERS.newest}`,
    [id],
  );
  return found.map(({ resource_id }) => resource_id);
}

/** Of these things those that are still in the collection, in its order. */
export async function findAmong(
  tx: AppTransaction,
  id: string,
  ids: readonly string[],
): Promise<{ resource_id: string; notes: string; is_shown: boolean }[]> {
  return tx.query<{ resource_id: string; notes: string; is_shown: boolean }>(
    'collection-items-among',
    `select i.resource_id, i.notes, r.id is not null as is_shown
     from ${IN_COLLECTION} and i.resource_id = any ($2::uuid[]) order by ${ITEM_ORDERS.newest}`,
    [id, ids],
  );
}

/** How many of a collection that hold the words have which filter bits. */
export async function countItemsByBits(
  tx: AppTransaction,
  id: string,
  search: string,
): Promise<{ bits: number; count: number }[]> {
  return tx.query<{ bits: number; count: number }>(
    'collection-facets',
    `select r.filter_bits as bits, count(*)::int as count from ${IN_COLLECTION} and ${HAS_WORDS}
     and r.id is not null group by 1`,
    [id, search],
  );
}

export async function isReadable(tx: AppTransaction, resourceId: string): Promise<boolean> {
  const rows = await tx.query('collection-resource', `select from resources r where r.id = $1 and ${SHOWN}`, [
    resourceId,
  ]);
  return rows.length > 0;
}

export async function recordLook(tx: AppTransaction, id: string): Promise<void> {
  await tx.query(
    'collection-look',
    `insert into audit_log (action, subject_type, subject_id) values ('collection.read', 'collection', $1)`,
    [id],
  );
}

/** Where an item is among the others; the time to the microsecond, because many may come with one act. */
export interface Place {
  readonly id: string;
  readonly addedAt: string;
}

/** Nothing where the collection holds it already. */
export async function insertItem(
  tx: AppTransaction,
  id: string,
  {
    resourceId,
    notes,
    place,
  }: { readonly resourceId: string; readonly notes: string; readonly place: Place | null },
): Promise<ItemRow | undefined> {
  const rows = await tx.query<ItemRow>(
    'collection-add',
    `insert into collection_items as i (collection_id, resource_id, notes, id, added_at)
     values ($1, $2, $3, coalesce($4::uuid, uuid_v7()), least(coalesce($5::timestamptz, now()), now()))
     on conflict do nothing returning ${ITEM}`,
    [id, resourceId, notes, place?.id ?? null, place?.addedAt ?? null],
  );
  return rows[0];
}

/** Puts into collection $2 what the person finds in collection $1, in its order and with its notes. */
export async function copyItems(tx: AppTransaction, from: string, to: string): Promise<void> {
  await tx.query(
    'collection-copy',
    `insert into collection_items (collection_id, resource_id, notes, added_at)
     select $2, i.resource_id, i.notes, i.added_at
     from collection_items i join resources r on r.id = i.resource_id and ${SHOWN}
     where i.collection_id = $1 order by i.added_at, i.id`,
    [from, to],
  );
}

export async function updateNotes(
  tx: AppTransaction,
  id: string,
  resourceId: string,
  notes: string,
): Promise<ItemRow | undefined> {
  const rows = await tx.query<ItemRow>(
    'collection-note',
    `update collection_items as i set notes = $3
     where i.collection_id = $1 and i.resource_id = $2 and ${IS_MINE} returning ${ITEM}`,
    [id, resourceId, notes],
  );
  return rows[0];
}

/** What was there, to be put back. */
export async function deleteItem(
  tx: AppTransaction,
  id: string,
  resourceId: string,
): Promise<(Place & { readonly notes: string }) | undefined> {
  const rows = await tx.query<{ id: string; addedAt: string; notes: string }>(
    'collection-take-out',
    `delete from collection_items i
     where i.collection_id = $1 and i.resource_id = $2 and ${IS_MINE} returning i.id, i.notes,
       to_char(i.added_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "addedAt"`,
    [id, resourceId],
  );
  return rows[0];
}

/** The lists show first what was worked on last. */
export async function touchCollection(tx: AppTransaction, id: string): Promise<void> {
  await tx.query('collection-touch', 'update user_collections set updated_at = now() where id = $1', [id]);
}

export async function findContaining(
  tx: AppTransaction,
  resourceId: string,
): Promise<{ id: string; name: string }[]> {
  return tx.query<{ id: string; name: string }>(
    'collections-containing',
    `select c.id, c.name from user_collections c join collection_items i on i.collection_id = c.id
     where i.resource_id = $1 and c.user_id = (select app_uid()) order by folded(c.name), c.id`,
    [resourceId],
  );
}
