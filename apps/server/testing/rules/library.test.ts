import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { useDatabase } from '../database.ts';
import { aCollection, aCollectionItem, aResource, aUser } from '../factories.ts';
import { ask, look } from './ask.ts';

const db = useDatabase();

describe('identifiers', () => {
  test('are uuids of version 7 that sort by their creation', async () => {
    const rows = await look<{ id: string }>(
      db,
      'select uuid_v7() as id, pg_sleep(0.002) from generate_series(1, 20)',
    );
    const ids = rows.map(({ id }) => id);
    for (const id of ids)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect([...ids].sort()).toEqual(ids);
    const made = Number.parseInt((ids[0] ?? '').replaceAll('-', '').slice(0, 12), 16);
    expect(Math.abs(made - Date.now())).toBeLessThan(60_000);
  });
});

describe('folded names', () => {
  const folded = async (words: string) =>
    (await look<{ f: string }>(db, 'select folded($1) as f', [words]))[0]?.f;

  test.each([
    ['Éclair', 'eclair'],
    ['  two   words ', 'two words'],
    ['ΣΟΦΊΑ', 'σοφία'],
    ['Москва', 'МОСКВА'],
    ['ｆｕｌｌ width', 'full width'],
    ['tab\tand\nline', 'tab and line'],
    ['Ɡ', 'g'],
    ['İstanbul', 'istanbul'],
  ])('%j equals %j', async (one, other) => {
    expect(await folded(one)).toBe(await folded(other));
  });

  test('stay the same when they are folded again', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (words) => {
        const once = await folded(words.replaceAll('\0', ''));
        expect(await folded(once ?? '')).toBe(once);
      }),
      { numRuns: 300, seed: 7 },
    );
  });
});

describe('collections', () => {
  test('have descriptions of at most 200 characters', async () => {
    const { id } = await aCollection(db.database, { description: 'x'.repeat(200) });
    await expect(
      look(db, `update user_collections set description = $1 where id = $2`, ['x'.repeat(201), id]),
    ).rejects.toMatchObject({ code: '23514' });
  });

  test('hold a resource once', async () => {
    const { collection_id, resource_id } = await aCollectionItem(db.database);
    await expect(
      aCollectionItem(db.database, { collection: collection_id, resource: resource_id }),
    ).rejects.toMatchObject({ code: '23505' });
  });

  test('show others only the items whose resource they may see, where they are listed', async () => {
    const owner = await aUser(db.database);
    const { id } = await aCollection(db.database, { owner: owner.id, is_public: true, is_listed: true });
    const shown = await aResource(db.database);
    const withdrawn = await aResource(db.database, { visibility: 'private' });
    for (const resource of [shown, withdrawn])
      await aCollectionItem(db.database, { collection: id, resource: resource.id });
    const sql = 'select resource_id from collection_items where collection_id = $1';
    expect(await ask(db, null, sql, [id])).toEqual([{ resource_id: shown.id }]);
    expect(await ask(db, owner.id, sql, [id])).toHaveLength(2);
  });
});

describe('collections that open by their link', () => {
  const openAs = (userId: string | null, opened: string, sql: string) =>
    db.database.asUser({ userId, organizationId: null }, async (tx) => {
      await tx.query('test-open', `select set_config('app.opened_collection', $1, true)`, [opened]);
      return tx.query<{ id: string }>('', sql);
    });

  test('are found by others only in a transaction that names them, one at a time', async () => {
    const { id: owner } = await aUser(db.database);
    const { id: other } = await aUser(db.database);
    const { id: linked } = await aCollection(db.database, { owner, name: 'Linked', is_public: true });
    const { id: second } = await aCollection(db.database, { owner, name: 'Second', is_public: true });
    const { id: hidden } = await aCollection(db.database, { owner, name: 'Hidden' });
    const { id: resource } = await aResource(db.database);
    for (const collection of [linked, second, hidden])
      await aCollectionItem(db.database, { collection, resource });
    const all = `select id from user_collections where user_id = '${owner}'`;
    const items = `select collection_id as id from collection_items where resource_id = '${resource}'`;
    for (const who of [null, other]) {
      for (const sql of [all, items]) {
        expect(await ask(db, who, sql)).toEqual([]);
        expect(await openAs(who, linked, sql)).toEqual([{ id: linked }]);
        expect(await openAs(who, hidden, sql)).toEqual([]);
      }
      // What was opened once is closed again with its transaction.
      expect(await ask(db, who, all)).toEqual([]);
    }
    expect(await openAs(owner, linked, all)).toHaveLength(3);
  });

  test('are listed only when their owner says so, and what is private is never listed', async () => {
    const { id: owner } = await aUser(db.database);
    const { id } = await aCollection(db.database, { owner });
    await expect(
      ask(db, owner, 'update user_collections set is_listed = true where id = $1', [id]),
    ).rejects.toMatchObject({ code: '23514' });
    await ask(db, owner, 'update user_collections set is_public = true, is_listed = true where id = $1', [
      id,
    ]);
    expect(await ask(db, null, 'select id from user_collections where user_id = $1', [owner])).toEqual([
      { id },
    ]);
  });

  test('show the name of their owner once they are listed, and not before', async () => {
    const { id: owner } = await aUser(db.database);
    const { id } = await aCollection(db.database, { owner, is_public: true });
    const name = () => ask(db, null, 'select user_id from profiles where user_id = $1', [owner]);
    expect(await name()).toEqual([]);
    await ask(db, owner, 'update user_collections set is_listed = true where id = $1', [id]);
    expect(await name()).toEqual([{ user_id: owner }]);
  });
});

describe('search trends', () => {
  const searched = async (query: string, ...people: string[]) => {
    for (const person of people)
      await ask(db, person, 'insert into search_history (search_query) values ($1)', [query]);
  };
  const trends = () => ask(db, null, 'select search_query, search_count from get_search_trends(30)');

  test('show a query when five different people made it, in any case, and not before', async () => {
    const people = (await Promise.all([1, 2, 3, 4, 5].map(() => aUser(db.database)))).map(({ id }) => id);
    const [first = '', ...others] = people;
    await searched('Insulin', ...people.slice(0, 4));
    await searched('insulin', first, first, first);
    expect(await trends()).toEqual([]);
    await searched('INSULIN', others.at(-1) ?? '');
    expect(await trends()).toEqual([{ search_query: 'insulin', search_count: 8 }]);
  });

  test('cover only the requested days', async () => {
    await look(db, `update search_history set created_at = now() - interval '31 days'`);
    expect(await trends()).toEqual([]);
  });

  test('leave out people who switched the history off', async () => {
    const { id } = await aUser(db.database);
    await ask(db, id, 'update preferences set keeps_search_history = false');
    await expect(searched('volcano', id)).rejects.toMatchObject({ code: '42501' });
  });
});

test('a comment carries the name of its author, whatever name is sent along', async () => {
  const resource = await aResource(db.database);
  const { id } = await aUser(db.database, { name: 'Ada Lovelace' });
  const forged = `insert into comments (resource_id, body, author_name) values ($1, 'Fine.', 'The Director')`;
  await expect(ask(db, id, forged, [resource.id])).rejects.toMatchObject({ code: '42501' });
  await ask(db, id, `insert into comments (resource_id, body) values ($1, 'Fine.')`, [resource.id]);
  expect(
    await ask(db, null, 'select author_name from comments where resource_id = $1', [resource.id]),
  ).toEqual([{ author_name: 'Ada Lovelace' }]);
});

test('a hidden comment is visible to its author and to administrators only', async () => {
  const resource = await aResource(db.database);
  const author = await aUser(db.database);
  const admin = await aUser(db.database, { role: 'admin' });
  await ask(db, author.id, `insert into comments (resource_id, body) values ($1, 'Rude.')`, [resource.id]);
  const [comment] = await ask<{ id: string }>(db, author.id, 'select id from comments where user_id = $1', [
    author.id,
  ]);
  expect(await ask(db, author.id, 'select hide_comment($1, true) as done', [comment?.id])).toEqual([
    { done: false },
  ]);
  expect(await ask(db, admin.id, 'select hide_comment($1, true) as done', [comment?.id])).toEqual([
    { done: true },
  ]);
  const sees = async (who: string | null) =>
    (await ask(db, who, 'select id from comments where id = $1', [comment?.id])).length;
  expect([await sees(author.id), await sees(admin.id), await sees(null)]).toEqual([1, 1, 0]);
  expect(await look(db, 'select comments_count from resources where id = $1', [resource.id])).toEqual([
    { comments_count: 0 },
  ]);
});
