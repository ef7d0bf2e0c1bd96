import { expect, it } from 'vitest';
import { GUEST } from '../../platform/database/transaction.ts';
import { useDatabase } from '../../testing/database.ts';
import { aResource, aUser } from '../../testing/factories.ts';
import { tidySuggestions } from './service.ts';

const db = useDatabase();
const never = new AbortController().signal;

function change(sql: string, values: unknown[]) {
  return db.database.asOwner((tx) => tx.query('', sql, values));
}

async function suggested(typed: string, kind = 0): Promise<string[]> {
  const rows = await db.database.asUser(GUEST, (tx) =>
    tx.query<{ title: string }>(
      '',
      'select title from suggested_in_lists($1, array[$2::integer]) s join resources r using (id) order by s.popularity_class desc',
      [typed, kind],
    ),
  );
  return rows.map(({ title }) => title);
}

async function countCategories(): Promise<Record<string, number>> {
  const rows = await db.database.asUser(GUEST, (tx) =>
    tx.query<{ name: string; count: number }>('', 'select name, count from counted_categories()'),
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}

it('of many titles that begin alike the most popular are kept, and others take the place of what is gone', async () => {
  const made: string[] = [];
  for (let at = 1; at <= 30; at += 1)
    made.push((await aResource(db.database, { title: `Volcano ${at}`, popularity_score: 2 ** at })).id);
  const names = (from: number, to: number) =>
    Array.from({ length: from - to + 1 }, (_, place) => `Volcano ${from - place}`);
  expect(await suggested('volc')).toEqual(names(30, 21));
  await change('delete from resources where id = any($1)', [made.slice(20)]);
  expect(await suggested('volc')).toEqual(names(20, 15));
  await tidySuggestions(db, never);
  expect(await suggested('volc')).toEqual(names(20, 11));
  await change('update resources set popularity_score = 1e9 where id = $1', [made[0]]);
  expect((await suggested('volc'))[0]).toBe('Volcano 1');
});

it('a resource is suggested by the beginnings of words, and of two words that stand side by side', async () => {
  const tags = ['rain'];
  await aResource(db.database, { title: 'The water cycle', content_type: 'worksheet', tags });
  expect(await suggested('cyc')).toEqual(['The water cycle']);
  expect(await suggested('WATER c')).toEqual(['The water cycle']);
  expect(await suggested('the water cyc')).toEqual(['The water cycle']);
  expect(await suggested('water cycle', 4)).toEqual(['The water cycle']);
  expect(await suggested('cycle', 16)).toEqual([]);
  expect(await suggested('cycle water')).toEqual([]);
  expect(await suggested('ter')).toEqual([]);
  expect([await suggested('rain'), await suggested('rain', 1), await suggested('rain', 4)]).toEqual([
    [],
    ['The water cycle'],
    ['The water cycle'],
  ]);
});

it('what is renamed, taken back or hidden is suggested no more', async () => {
  const { id } = await aResource(db.database, { title: 'Glacier' });
  await change(`update resources set title = 'Iceberg' where id = $1`, [id]);
  expect([await suggested('glac'), await suggested('iceb')]).toEqual([[], ['Iceberg']]);
  await change(`update resources set visibility = 'private' where id = $1`, [id]);
  expect(await suggested('iceb')).toEqual([]);
  await change(`update resources set visibility = 'public' where id = $1`, [id]);
  expect(await suggested('iceb')).toEqual(['Iceberg']);
  await change(`update resources set status = 'rejected' where id = $1`, [id]);
  expect(await suggested('iceb')).toEqual([]);
});

it('categories are counted as they change, the same before and after the changes are summed', async () => {
  const owner = (await aUser(db.database)).id;
  const ids = [];
  for (const category of ['Rivers', 'Rivers', 'RIVERS', 'Lakes'])
    ids.push((await aResource(db.database, { title: 'Water', category, owner })).id);
  const counted = await countCategories();
  expect(counted).toMatchObject({ rivers: 3, lakes: 1 });
  await Promise.all([tidySuggestions(db, never), tidySuggestions(db, never)]);
  expect(await countCategories()).toEqual(counted);
  await change(`update resources set category = 'Lakes' where id = $1`, [ids[0]]);
  await change(`update resources set status = 'rejected' where id = $1`, [ids[1]]);
  await change('delete from resources where id = $1', [ids[3]]);
  expect(await countCategories()).toMatchObject({ rivers: 1, lakes: 1 });
  await tidySuggestions(db, never);
  expect(await countCategories()).toMatchObject({ rivers: 1, lakes: 1 });
});

it('beginnings and counts kept by triggers are those that are made anew from all documents', async () => {
  const read = (table: string, columns: string) =>
    change(`select ${columns} from ${table} order by ${columns}`, []);
  await tidySuggestions(db, never);
  const all = async () => [
    await read('kept_beginnings', 'shown_to, beginning, kind, popularity_class, resource_id'),
    await read('category_changes', 'shown_to, category_key, change'),
    await read('bit_changes', 'shown_to, category_key, filter_bits, change'),
  ];
  const kept = await all();
  await change('call rebuild_suggestions()', []);
  await change('call rebuild_library_counts()', []);
  expect(kept).toEqual(await all());
});
