import type pg from 'pg';
import { AUTHORS, ORGANIZATIONS, type Row, rowsOf, TAGS } from './rows.ts';

const BATCH = 5000;

/** People, organizations and rows. Triggers rest meanwhile: the documents of the search are written at once. */
export async function fillLibrary(client: pg.Client, count: number): Promise<void> {
  const people = await idsOf(
    client,
    `insert into users (name, email, email_verified, username)
     select 'Author ' || i, 'author' || i || '@example.org', true, 'author' || i from generate_series(1, $1::int) i returning id`,
    AUTHORS,
  );
  const organizations = await idsOf(
    client,
    `insert into organizations (name, created_by)
     select 'School ' || i, (select id from users order by id limit 1) from generate_series(1, $1::int) i returning id`,
    ORGANIZATIONS,
  );
  const definitions = await dropSearchIndexes(client);
  await client.query("set session_replication_role = 'replica'");
  let batch: Row[] = [];
  let written = 0;
  const flush = async () => {
    await insertRows(client, batch, written, people, organizations);
    written += batch.length;
    batch = [];
  };
  for (const row of rowsOf(count)) if (batch.push(row) === BATCH) await flush();
  if (batch.length > 0) await flush();
  for (const statement of DOCUMENTS) await client.query(statement);
  await client.query("set session_replication_role = 'origin'");
  await client.query("set maintenance_work_mem = '1GB'");
  for (const definition of [...definitions, ...FLOOR_INDEXES]) await client.query(definition);
  await client.query('call rebuild_suggestions()');
  await client.query('vacuum analyze');
}

/** What the floor stands on, beside our own indexes on the same table. */
const FLOOR_INDEXES = [
  `create index floor_newest on resources (created_at desc) where status = 'approved' and visibility = 'public'`,
  `create index floor_category on resources (category, difficulty_level, created_at desc)
   where status = 'approved' and visibility = 'public'`,
  'create index floor_title on resources using gin (title gin_trgm_ops)',
  'create index floor_description on resources using gin (description gin_trgm_ops)',
];

/** What the trigger of the table would have written for each row. */
const DOCUMENTS = [
  `insert into search_documents (resource_id, words, title_words, status, visibility, is_draft, organization_id,
    submitted_by, created_at, title_key, category_key, filter_bits)
  select id, words_of(concat_ws(' ', title, description, category, subject, array_to_string(tags, ' '), author_name)),
    words_of(title), status, visibility, submitted_at is null, organization_id, submitted_by, created_at, title_key,
    category_key, filter_bits
  from resources`,
  `insert into search_words (word, language, stem)
  select word, 'en', stem_of('en', word)
  from (select distinct string_to_table(words, ' ') as word from search_documents) as said`,
];

async function dropSearchIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
     where tablename in ('resources', 'search_documents') and indexname not like '%pkey'`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

async function idsOf(client: pg.Client, sql: string, count: number): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(sql, [count]);
  return rows.map(({ id }) => id);
}

const INSERT = `insert into resources (title, description, category, difficulty_level, subject, graphic_type, is_premium,
    status, visibility, organization_id, submitted_by, view_count, popularity_score, author_name, format, file_size,
    tags, submitted_at, created_at)
  select title, description, category, level, subject, graphic, premium, status, visibility, organization, author,
    views, views * 1.5, 'Author', 'svg', 20000 + views, $14::text[], now(),
    timestamptz '2025-01-01' + ($12::int + place) * interval '20 seconds'
  from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::boolean[], $8::text[],
    $9::text[], $10::uuid[], $11::uuid[], $13::int[]) with ordinality
    as row (title, description, category, level, subject, graphic, premium, status, visibility, organization, author,
      views, place)`;

async function insertRows(
  client: pg.Client,
  rows: readonly Row[],
  before: number,
  people: readonly string[],
  organizations: readonly string[],
): Promise<void> {
  const each = <Value>(value: (row: Row) => Value): Value[] => rows.map(value);
  await client.query(INSERT, [
    each(({ title }) => title),
    each(({ description }) => description),
    each(({ category }) => category),
    each(({ level }) => level),
    each(({ subject }) => subject),
    each(({ graphic }) => graphic),
    each(({ premium }) => premium),
    each(({ status }) => status),
    each(({ visibility }) => visibility),
    each(({ organization }) => (organization === null ? null : organizations[organization])),
    each(({ author }) => people[author]),
    before,
    each(({ views }) => views),
    TAGS,
  ]);
}
