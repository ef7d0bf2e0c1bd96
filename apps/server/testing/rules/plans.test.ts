import pg from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { LIBRARY_PARTS } from '../../features/library/repository.ts';
import { useDatabase } from '../database.ts';
import { aUser } from '../factories.ts';
import { until } from '../until.ts';

const db = useDatabase();
let reader = '';

beforeAll(async () => {
  const author = await aUser(db.database, { role: 'teacher' });
  reader = (await aUser(db.database)).id;
  await db.database.asOwner(async (tx) => {
    // a page counts as visible to all only after the commit of its rows is on disk, and tests commit lazily
    await tx.query('flush', 'set local synchronous_commit = on');
    await tx.query(
      'fill',
      `insert into resources (title, description, category, subject, status, visibility, submitted_at, submitted_by)
       select 'Resource ' || i, repeat(md5(i::text), 40), 'Category ' || i % 20, 'Subject ' || i % 7, 'approved', 'public', now(), $1
       from generate_series(1, 2000) as i`,
      [author.id],
    );
  });
  const owner = new pg.Client(db.connections.owner);
  await owner.connect();
  await until(() => vacuum(owner));
  await owner.end();
});

/**
 * The map of what everybody may see is what index-only scans read. A page counts as visible to all only when nobody looks
 * at an older state, and the database's own housekeeping may, for a moment.
 */
async function vacuum(owner: pg.Client): Promise<void> {
  await owner.query('vacuum analyze resources, search_documents');
  const { rows } = await owner.query<{ all: boolean }>(
    `select bool_and(relallvisible = relpages) as all from pg_class
     where oid in ('resources'::regclass, 'search_documents'::regclass)`,
  );
  if (!rows[0]?.all) throw new Error('Some pages are not visible to all yet.');
}

/** The plan of a list as a person who is no administrator gets it. */
async function planOf(list: string): Promise<string> {
  const rows = await db.database.asUser({ userId: reader, organizationId: null }, (tx) =>
    tx.query<{ 'QUERY PLAN': string }>('', `explain ${list}`),
  );
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

const APPROVED = `select id from resources where status = 'approved'`;

describe('query plans under row-level security', () => {
  test.each([
    ['the newest', `${APPROVED} order by created_at desc, id desc limit 25`, 'resources_newest_index'],
    ['the first by title', `${APPROVED} order by title_key, id limit 25`, 'resources_title_index'],
    [
      'the most popular',
      `${APPROVED} order by popularity_score desc, id desc limit 25`,
      'resources_popular_index',
    ],
    ['the most viewed', `${APPROVED} order by view_count desc, id desc limit 25`, 'resources_viewed_index'],
    [
      'a category',
      `${APPROVED} and category_key = 'category 3' order by created_at desc, id desc limit 25`,
      'resources_category_index',
    ],
  ])('find %s by an index', async (_, list, index) => {
    expect(await planOf(list)).toContain(index);
  });

  test.each([
    ['the newest', 'created_at desc, id desc', 'resources_newest_index'],
    ['the first by title', 'title_key, id', 'resources_title_index'],
    ['the most popular', 'popularity_score desc, id desc', 'resources_popular_index'],
    ['the most viewed', 'view_count desc, id desc', 'resources_viewed_index'],
  ])('read the ids of a deep page of %s from the index alone', async (_, order, index) => {
    const plan = await planOf(`${APPROVED} order by ${order} limit 25 offset 500`);
    expect(plan).toContain(`Index Only Scan using ${index}`);
  });

  test('read an exact count from an index and not from the rows', async () => {
    expect(await planOf(APPROVED.replace('id', 'count(*)'))).toContain('Index Only Scan');
  });

  test.each([
    [
      'a deep page of any filters',
      `${APPROVED} and filter_bits & 96 <> 0 order by created_at desc limit 25 offset 500`,
    ],
    ['the counts of all filters', `${APPROVED.replace('id', 'filter_bits, count(*)')} group by filter_bits`],
    [
      'what a person keeps',
      `${APPROVED.replace('id', '1')} and visibility = 'private' and submitted_by = (select app_uid())`,
    ],
    [
      'what an organization shows',
      `${APPROVED} and visibility = 'organization' and organization_id = (select app_org())`,
    ],
  ])('read %s from an index alone', async (_, list) => {
    expect(await planOf(list)).toContain('Index Only Scan');
  });

  test.each([
    ['words', 'search_documents_words_index'],
    ['title_words', 'search_documents_title_index'],
  ])('find rare words of the column %s by an index', async (column, index) => {
    const holds = `string_to_array(btrim(${column}), ' ') && '{7fffcafe}'::text[]`;
    const documents = LIBRARY_PARTS.map((part) => `select r.* from visible_documents r where ${part}`);
    const plan = await planOf(`select id from (${documents.join(' union all ')}) r where ${holds}`);
    expect(plan).toContain(index);
    expect(plan).not.toContain('Seq Scan');
  });

  test('look up the caller once for each statement, and not once for each row', async () => {
    const plan = await planOf(APPROVED);
    expect(plan).toContain('InitPlan');
    expect(plan).not.toContain('SubPlan');
  });
});
