import type { AppTransaction } from '../../../platform/database/database.ts';

export interface PersonRow {
  user_id: string;
  display_name: string;
  bio: string;
  avatar_file_id: string | null;
  avatar_alt: string;
  is_own: boolean;
}

/** Nothing where the viewer may not see the profile. */
export async function findPerson(tx: AppTransaction, id: string): Promise<PersonRow | undefined> {
  const rows = await tx.query<PersonRow>(
    'person',
    `select user_id, display_name, bio, avatar_file_id, avatar_alt,
       user_id is not distinct from (select app_uid()) as is_own
     from profiles where user_id = $1`,
    [id],
  );
  return rows[0];
}

export interface PublishedCollectionRow {
  id: string;
  name: string;
  description: string;
  is_public: boolean;
  is_listed: boolean;
  item_count: number;
  created_at: Date;
  updated_at: Date;
}

/** The collections that a person lists for everyone, each with the number of things that the viewer finds in it. */
export async function findPublicCollections(
  tx: AppTransaction,
  id: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ rows: PublishedCollectionRow[]; total: number }> {
  const rows = await tx.query<PublishedCollectionRow>(
    'person-collections',
    `select c.id, c.name, c.description, c.is_public, c.is_listed, c.created_at, c.updated_at,
       (select count(*)::int from collection_items i where i.collection_id = c.id) as item_count
     from user_collections c where c.user_id = $1 and c.is_listed
     order by c.updated_at desc, c.id desc offset $2 limit $3`,
    [id, offset, limit],
  );
  const [counted] = await tx.query<{ total: number }>(
    'person-collections-count',
    'select count(*)::int as total from user_collections c where c.user_id = $1 and c.is_listed',
    [id],
  );
  return { rows, total: counted?.total ?? 0 };
}
