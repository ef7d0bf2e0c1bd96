import { beforeAll, describe, expect, test } from 'vitest';
import { useDatabase } from '../database.ts';
import { aUser } from '../factories.ts';

const db = useDatabase();
let reader = '';

beforeAll(async () => {
  const author = await aUser(db.database, { role: 'teacher' });
  reader = (await aUser(db.database)).id;
  await db.database.asOwner(async (tx) => {
    await tx.query(
      'fill',
      `insert into resources (title, category, subject, status, visibility, submitted_at, submitted_by)
       select 'Resource ' || i, 'Category ' || i % 20, 'Subject ' || i % 7, 'approved', 'public', now(), $1
       from generate_series(1, 2000) as i`,
      [author.id],
    );
    await tx.query('analyze', 'analyze resources');
  });
});

/** The plan of a list as a person who is no administrator gets it. */
async function planOf(list: string): Promise<string> {
  const rows = await db.database.asUser({ userId: reader, organizationId: null }, (tx) =>
    tx.query<{ 'QUERY PLAN': string }>('', `explain ${list}`),
  );
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

const APPROVED = `select id from resources where status = 'approved'`;

describe('under row-level security', () => {
  test.each([
    ['the newest', `${APPROVED} order by created_at desc, id desc limit 25`, 'resources_newest_index'],
    ['the first by title', `${APPROVED} order by lower(title), id limit 25`, 'resources_title_index'],
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
    [
      'a subject',
      `${APPROVED} and subject_key = 'subject 3' order by created_at desc, id desc limit 25`,
      'resources_subject_index',
    ],
  ])('%s are found by an index', async (_, list, index) => {
    expect(await planOf(list)).toContain(index);
  });

  test('who is asking is found out once a statement, and not once a row', async () => {
    const plan = await planOf(APPROVED);
    expect(plan).toContain('InitPlan');
    expect(plan).not.toContain('SubPlan');
  });
});
