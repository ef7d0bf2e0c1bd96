import { beforeAll, describe, expect, test } from 'vitest';
import { turnableClock } from '../../platform/clock/clock.ts';
import { createSharedAnswers } from '../../platform/sharing/shared-answers.ts';
import { useDatabase } from '../../testing/database.ts';
import { aCollection, aCollectionItem, aResource, aUser } from '../../testing/factories.ts';
import { addItem, changeCollection, removeCollection, takeOut } from '../collections/service.ts';
import { SHARING } from './reader-service.ts';
import { listOwnCollections } from './service.ts';

const db = useDatabase();
let owner = '';

beforeAll(async () => {
  owner = (await aUser(db.database)).id;
  const resources = [await aResource(db.database), await aResource(db.database, { visibility: 'private' })];
  for (const [name, description, items] of [
    ['Weather', 'Wind and rain', 1],
    ['éclairs', '', 2],
    ['Maps 100%', 'Of the weather', 0],
  ] as const) {
    const { id } = await aCollection(db.database, { owner, name, description });
    for (const { id: resource } of resources.slice(0, items))
      await aCollectionItem(db.database, { collection: id, resource });
  }
  await aCollection(db.database, { name: 'Weather of somebody else', is_public: true });
});

async function idOf(name: string) {
  const [row] = await db.database.asOwner((tx) =>
    tx.query<{ id: string }>(
      'test-named',
      'select id from user_collections where user_id = $1 and name = $2',
      [owner, name],
    ),
  );
  return row?.id ?? '';
}

async function listNames(query: Partial<Parameters<typeof listOwnCollections>[2]> = {}) {
  const dependencies = {
    database: db.database,
    answers: createSharedAnswers({ clock: turnableClock(), ...SHARING }),
  };
  const viewer = { userId: owner, organizationId: null };
  const all = { search: '', sortBy: 'newest', offset: 0, limit: 25, ...query } as const;
  const { rows, total } = await listOwnCollections(dependencies, viewer, all);
  return { names: rows.map(({ name, itemCount }) => `${name} ${itemCount}`), total };
}

describe('my collections', () => {
  test('lists only the person’s own collections, the newest first, with the number of their items', async () => {
    expect(await listNames()).toEqual({ names: ['Maps 100% 0', 'éclairs 2', 'Weather 1'], total: 3 });
  });

  test('sorts collections by age, by name or by number of items, a page at a time', async () => {
    expect((await listNames({ sortBy: 'oldest' })).names).toEqual(['Weather 1', 'éclairs 2', 'Maps 100% 0']);
    expect((await listNames({ sortBy: 'alphabetical' })).names).toEqual([
      'éclairs 2',
      'Maps 100% 0',
      'Weather 1',
    ]);
    expect((await listNames({ sortBy: 'items' })).names).toEqual(['éclairs 2', 'Weather 1', 'Maps 100% 0']);
    expect(await listNames({ offset: 1, limit: 1 })).toEqual({ names: ['éclairs 2'], total: 3 });
  });

  test('sorts collections by their last change: of their words, or of what was put in or taken out', async () => {
    const { id } = await aCollection(db.database, { owner, name: 'Atlas' });
    const viewer = { userId: owner, organizationId: null };
    const resourceId = (await aResource(db.database)).id;
    const first = async () => (await listNames({ sortBy: 'changed' })).names[0];
    const dependencies = { database: db.database };
    const weather = await idOf('Weather');
    await changeCollection(dependencies, viewer, weather, { description: 'Wind, rain and snow' });
    expect(await first()).toBe('Weather 1');
    await addItem(dependencies, viewer, { id, resourceId, notes: '' });
    expect(await first()).toBe('Atlas 1');
    await changeCollection(dependencies, viewer, weather, { description: 'Wind and rain' });
    await takeOut(dependencies, viewer, { id, resourceId });
    expect(await first()).toBe('Atlas 0');
    await removeCollection(dependencies, viewer, id);
  });

  test('searches collections by name and description', async () => {
    expect((await listNames({ search: 'WEATHER' })).names).toEqual(['Maps 100% 0', 'Weather 1']);
    expect((await listNames({ search: 'ECLAIR' })).names).toEqual(['éclairs 2']);
    expect((await listNames({ search: '%' })).names).toEqual(['Maps 100% 0']);
    expect(await listNames({ search: '_' })).toEqual({ names: [], total: 0 });
  });
});
