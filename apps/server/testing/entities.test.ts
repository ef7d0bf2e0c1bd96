import pg from 'pg';
import { expect, test } from 'vitest';
import { useDatabase } from './database.ts';

const db = useDatabase();

/** The tables of the specification with the columns that it names; ours have more. */
const ENTITIES: readonly (readonly [table: string, columns: string])[] = [
  [
    'resources',
    `id title name description category type content_type difficulty_level subject graphic_type tags is_premium
     status visibility organization_id submitted_by popularity_score view_count download_count rating likes_count
     comments_count author_name created_at image_url thumbnail_url url alt_text format file_size
     conversion_metadata`,
  ],
  ['user_collections', 'id user_id name description is_public created_at updated_at'],
  ['collection_items', 'id collection_id resource_id notes added_at'],
  ['search_history', 'id user_id search_query search_type results_count created_at'],
  ['content_access_logs', 'id resource_id user_id access_type created_at'],
  ['user_roles', 'user_id role'],
  ['profiles', 'user_id display_name'],
  ['organizations', 'id name type created_by subscription_tier'],
  ['organization_memberships', 'user_id organization_id role status permissions joined_at'],
];

test.each(ENTITIES)('the table %s has every field that the specification names', async (table, columns) => {
  const client = new pg.Client(db.connections.owner);
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      'select column_name as name from information_schema.columns where table_name = $1',
      [table],
    );
    expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(columns.split(/\s+/)));
  } finally {
    await client.end();
  }
});
