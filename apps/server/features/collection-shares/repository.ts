import type { AppTransaction } from '../../platform/database/database.ts';

export interface ShareRow {
  id: string;
  kind: 'person' | 'team';
  name: string;
  detail: string;
  is_removed: boolean;
}

/** A person whose profile is hidden by now is named by nothing. */
const SHARE = `s.id, case when s.person_id is null then 'team' else 'person' end as kind,
  coalesce(p.display_name, t.name, '') as name, coalesce(p.username, o.name, '') as detail,
  exists (select from collection_dismissals d
    where d.collection_id = s.collection_id and d.user_id = s.person_id) as is_removed
  from collection_shares s
  left join profiles p on p.user_id = s.person_id
  left join teams t on t.id = s.team_id
  left join organizations o on o.id = t.organization_id`;

export function findShares(tx: AppTransaction, collectionId: string): Promise<ShareRow[]> {
  return tx.query<ShareRow>(
    'collection-shares',
    `select ${SHARE} where s.collection_id = $1 order by s.created_at, s.id`,
    [collectionId],
  );
}

export async function findShare(tx: AppTransaction, id: string): Promise<ShareRow | undefined> {
  const rows = await tx.query<ShareRow>('collection-share', `select ${SHARE} where s.id = $1`, [id]);
  return rows[0];
}

export interface TeamRow {
  id: string;
  name: string;
  organization: string;
}

/** A class is reached by those who are in it, any other team by everybody in its organization. */
const OPEN_TO_ME = `(t.id = any ((select app_class_ids())::uuid[])
  or t.kind = 'team' and t.organization_id = any ((select app_org_ids())::uuid[])
    and not (select app_is_learner()))`;

/** The teams that the person may share with and that a collection is not shared with yet. */
export function findOtherTeams(tx: AppTransaction, collectionId: string): Promise<TeamRow[]> {
  return tx.query<TeamRow>(
    'collection-other-teams',
    `select t.id, t.name, o.name as organization from teams t join organizations o on o.id = t.organization_id
     where ${OPEN_TO_ME}
       and not exists (select from collection_shares s where s.collection_id = $1 and s.team_id = t.id)
     order by folded(o.name), folded(t.name), t.id`,
    [collectionId],
  );
}

/** Among those whom the person may see, and not the person. */
export async function findReaderId(
  tx: AppTransaction,
  { username, id }: { readonly username: string; readonly id: string | null },
): Promise<string | undefined> {
  const rows = await tx.query<{ user_id: string }>(
    'collection-reader',
    `select user_id from profiles
     where (user_id = $2 or folded(username) = folded($1)) and user_id <> (select app_uid())
     order by user_id = $2 desc nulls last limit 1`,
    [username, id],
  );
  return rows[0]?.user_id;
}

export async function isOwnTeam(tx: AppTransaction, teamId: string): Promise<boolean> {
  const rows = await tx.query('collection-team', `select from teams t where t.id = $1 and ${OPEN_TO_ME}`, [
    teamId,
  ]);
  return rows.length > 0;
}

/** Nothing where it is shared with them already. */
export async function insertShare(
  tx: AppTransaction,
  collectionId: string,
  { personId = null, teamId = null }: { readonly personId?: string | null; readonly teamId?: string | null },
): Promise<string | undefined> {
  const rows = await tx.query<{ id: string }>(
    'collection-share-add',
    `insert into collection_shares (collection_id, person_id, team_id) values ($1, $2, $3)
     on conflict do nothing returning id`,
    [collectionId, personId, teamId],
  );
  return rows[0]?.id;
}

export async function deleteShare(tx: AppTransaction, collectionId: string, id: string): Promise<boolean> {
  const rows = await tx.query(
    'collection-share-end',
    'delete from collection_shares where id = $1 and collection_id = $2 returning id',
    [id, collectionId],
  );
  return rows.length > 0;
}

/** Nothing where it is not shared with the person. */
export async function insertDismissal(tx: AppTransaction, collectionId: string): Promise<boolean> {
  const rows = await tx.query(
    'collection-dismiss',
    `insert into collection_dismissals (collection_id)
     select $1 where $1 = any ((select app_shared_collection_ids())::uuid[]) returning collection_id`,
    [collectionId],
  );
  return rows.length > 0;
}

export async function deleteDismissal(tx: AppTransaction, collectionId: string): Promise<boolean> {
  const rows = await tx.query(
    'collection-dismiss-undo',
    `delete from collection_dismissals where collection_id = $1 and user_id = (select app_uid())
     returning collection_id`,
    [collectionId],
  );
  return rows.length > 0;
}

export interface SharedCollectionRow {
  id: string;
  name: string;
  description: string;
  is_public: boolean;
  is_listed: boolean;
  item_count: number;
  created_at: Date;
  updated_at: Date;
  owner_name: string;
}

const ORDERS = {
  newest: 'created_at desc, id desc',
  oldest: 'created_at, id',
  alphabetical: 'folded(name) collate "C", id',
} as const;

export interface SharedPage {
  readonly search: string;
  readonly sortBy: keyof typeof ORDERS;
  readonly offset: number;
  readonly limit: number;
}

/** What others share with the person; each is counted by what the person finds in it. */
export async function findSharedCollections(
  tx: AppTransaction,
  { search, sortBy, offset, limit }: SharedPage,
): Promise<{ rows: SharedCollectionRow[]; total: number }> {
  const shared = `from user_collections c left join profiles p on p.user_id = c.user_id
    where c.id = any ((select app_shared_collection_ids())::uuid[]) and c.user_id <> (select app_uid())
      and ($1 = '' or folded(concat_ws(' ', c.name, c.description, p.display_name)) like all (search_patterns($1)))`;
  const rows = await tx.query<SharedCollectionRow>(
    `collections-shared-${sortBy}`,
    `select * from (
       select c.id, c.name, c.description, c.is_public, c.is_listed, c.created_at, c.updated_at,
         coalesce(p.display_name, '') as owner_name,
         (select count(*)::int from collection_items i join resources r on r.id = i.resource_id
          where i.collection_id = c.id) as item_count ${shared}) found
     order by ${ORDERS[sortBy]} limit $2 offset $3`,
    [search, limit, offset],
  );
  const [counted] = await tx.query<{ total: number }>(
    'collections-shared-count',
    `select count(*)::int as total ${shared}`,
    [search],
  );
  return { rows, total: counted?.total ?? 0 };
}
