import type { Activity, OwnFigures, OwnSubmission, OwnWork, Visit } from '@relievo/contracts/activity';
import { beforeAll, describe, expect, test } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import { aCollection, aDraftResource, aResource, aRow } from '../../testing/factories.ts';
import { type Person, person } from '../../testing/http/people.ts';
import { useApi } from '../../testing/http/use-api.ts';

const db = useDatabase();
const api = useApi(db);
let ada: Person;
let eve: Person;

interface Page {
  readonly rows: Activity[];
  readonly total: number;
}

function call(method: 'GET' | 'DELETE', url: string, as: Person | null = ada) {
  return api.server.inject({ method, url: `/api/activities${url}`, headers: { cookie: as?.cookie ?? '' } });
}

async function list(query = '', as?: Person) {
  return (await call('GET', query, as)).json<Page>();
}

async function listTitles(query = '') {
  return (await list(query)).rows.map(({ title }) => title);
}

function at(minute: number) {
  return new Date(Date.UTC(2026, 2, 1, 12, minute));
}

function look(who: Person, resource_id: string, minute: number, access_type = 'view', is_repeat = false) {
  return aRow<{ id: string }>(db.database, 'content_access_logs', {
    user_id: who.session.user.id,
    resource_id,
    access_type,
    is_repeat,
    created_at: at(minute),
  });
}

function search(who: Person, search_query: string, minute: number) {
  return aRow<{ id: string }>(db.database, 'search_history', {
    user_id: who.session.user.id,
    search_query,
    created_at: at(minute),
  });
}

function hide(id: string) {
  return db.database.asOwner((tx) =>
    tx.query('hide', "update resources set visibility = 'private' where id = $1", [id]),
  );
}

beforeAll(async () => {
  [ada, eve] = [await person(api, { role: 'teacher' }), await person(api)];
  const atlas = await aResource(db.database, { title: 'Atlas', category: 'Maps', view_count: 7 });
  const bones = await aResource(db.database, { title: 'bones', category: null, download_count: 2 });
  await look(ada, atlas.id, 1);
  await look(ada, bones.id, 2, 'download');
  await search(ada, '100 % cacao', 3);
  await aResource(db.database, {
    title: 'Dials',
    category: 'Technology',
    owner: ada.session.user.id,
    status: 'pending',
    created_at: at(4),
  });
  await look(eve, atlas.id, 5);
  await search(eve, 'secret of eve', 6);
});

describe('what waits for a person', () => {
  test('is what came back, what is unfinished, what is asked for and what was opened most, all of it their own', async () => {
    const author = await person(api, { role: 'teacher' });
    const owner = author.session.user.id;
    const bones = await aResource(db.database, { title: 'Bones of the hand', owner, view_count: 12 });
    await aResource(db.database, { title: 'Unread', owner });
    await aResource(db.database, { title: 'Sent back', owner, status: 'rejected', view_count: 90 });
    await aDraftResource(db.database, { title: 'Half a map', owner });
    await aRow(db.database, 'accessible_requests', { resource_id: bones.id, form: 'braille', words: '' });
    await aRow(db.database, 'accessible_requests', {
      resource_id: bones.id,
      form: 'audio',
      words: '',
      state: 'declined',
      answer: 'It has sound already.',
    });
    const { sentBack, drafts, requests, opened } = (await call('GET', '/work', author)).json<OwnWork>();
    const titlesOf = (rows: readonly { readonly title: string }[]) => rows.map(({ title }) => title);
    expect([titlesOf(sentBack), titlesOf(drafts)]).toEqual([['Sent back'], ['Half a map']]);
    expect(requests.map(({ id, title, form }) => [id, title, form])).toEqual([
      [bones.id, 'Bones of the hand', 'braille'],
    ]);
    expect(opened).toEqual([{ id: bones.id, title: 'Bones of the hand', views: 12 }]);
    const nothing = { sentBack: [], drafts: [], requests: [], opened: [] };
    expect((await call('GET', '/work', await person(api))).json()).toEqual(nothing);
    expect((await call('GET', '/work', null)).statusCode).toBe(401);
  });
});

describe('all activity of a person', () => {
  test('lists all activity in one form, the latest first, with category and status where there are any', async () => {
    const { rows, total } = await list();
    expect(total).toBe(4);
    expect(rows.map((row) => ({ ...row, id: 'an id', resourceId: row.resourceId && 'an id' }))).toEqual([
      {
        type: 'created',
        title: 'Dials',
        category: 'Technology',
        status: 'pending',
        engagement: { views: 0, downloads: 0 },
        timestamp: at(4).toISOString(),
        id: 'an id',
        resourceId: 'an id',
      },
      {
        type: 'searched',
        title: '100 % cacao',
        category: 'Search',
        status: null,
        engagement: null,
        timestamp: at(3).toISOString(),
        id: 'an id',
        resourceId: null,
      },
      {
        type: 'downloaded',
        title: 'bones',
        category: 'General',
        status: 'approved',
        engagement: { views: 0, downloads: 2 },
        timestamp: at(2).toISOString(),
        id: 'an id',
        resourceId: 'an id',
      },
      {
        type: 'viewed',
        title: 'Atlas',
        category: 'Maps',
        status: 'approved',
        engagement: { views: 7, downloads: 0 },
        timestamp: at(1).toISOString(),
        id: 'an id',
        resourceId: 'an id',
      },
    ]);
  });

  test.each([
    ['timestamp', 'ascending', ['Atlas', 'bones', '100 % cacao', 'Dials']],
    ['title', 'ascending', ['100 % cacao', 'Atlas', 'bones', 'Dials']],
    ['title', 'descending', ['Dials', 'bones', 'Atlas', '100 % cacao']],
    ['type', 'ascending', ['Dials', 'bones', '100 % cacao', 'Atlas']],
    ['category', 'descending', ['Dials', '100 % cacao', 'Atlas', 'bones']],
  ])('sorts by %s, %s', async (sortBy, direction, expected) => {
    expect(await listTitles(`?sortBy=${sortBy}&direction=${direction}`)).toEqual(expected);
  });

  test('can be paged through to its end, and reports its total beyond that', async () => {
    const query = (offset: number) => `?limit=2&sortBy=title&direction=ascending&offset=${offset}`;
    expect([...(await listTitles(query(0))), ...(await listTitles(query(2)))]).toEqual(
      await listTitles(query(0).replace('2', '100')),
    );
    expect(await list(query(4))).toEqual({ rows: [], total: 4 });
  });

  test.each([
    ['?type=downloaded', ['bones']],
    ['?type=searched', ['100 % cacao']],
    ['?search=BONÉS', ['bones']],
    ['?search=cacao+100', ['100 % cacao']],
    ['?search=%25', ['100 % cacao']],
    ['?search=_', []],
    ['?type=viewed&search=bones', []],
  ])('with %s lists what the filter asks for', async (query, expected) => {
    expect(await listTitles(query)).toEqual(expected);
    expect((await list(query)).total).toBe(expected.length);
  });

  test.each(['?type=liked', '?sortBy=id', '?direction=up', '?limit=0', '?limit=101', '?offset=-1'])(
    '%s is refused',
    async (query) => {
      expect((await call('GET', query)).json()).toMatchObject({ code: 'invalid_input' });
    },
  );

  test('shows the activity of a person to nobody else, whatever their role', async () => {
    const admin = await person(api, { role: 'admin' });
    expect(await list('', admin)).toEqual({ rows: [], total: 0 });
    for (const panel of ['/recent', '/submissions'])
      expect((await call('GET', panel, admin)).json()).toEqual([]);
    expect((await call('GET', '', null)).json()).toMatchObject({ code: 'sign_in_required' });
  });
});

describe('activity on a resource that is no longer visible', () => {
  test('stays in the list without revealing the resource, and no search finds it', async () => {
    const reader = await person(api);
    const gone = await aResource(db.database, { title: 'Vanished map', category: 'Maps' });
    await look(reader, gone.id, 1);
    expect((await list('?search=vanished', reader)).total).toBe(1);
    await hide(gone.id);
    const { rows, total } = await list('', reader);
    expect(total).toBe(1);
    expect(rows[0]).toMatchObject({
      type: 'viewed',
      title: null,
      category: 'General',
      status: null,
      engagement: null,
      resourceId: null,
    });
    expect((await list('?search=vanished', reader)).total).toBe(0);
    const [visit] = (await call('GET', '/recent', reader)).json<Visit[]>();
    expect(visit).toMatchObject({ accessType: 'view', resource: null });
  });
});

describe('the panels of recent activity', () => {
  test('list the eight latest views and downloads, with their resources', async () => {
    const reader = await person(api);
    for (let minute = 1; minute <= 9; minute += 1) {
      const { id } = await aResource(db.database, { title: `Sheet ${minute}`, category: 'Art' });
      await look(reader, id, minute, minute % 2 ? 'view' : 'download');
    }
    const visits = (await call('GET', '/recent', reader)).json<Visit[]>();
    expect(visits.map(({ accessType, resource }) => `${accessType} ${resource?.title}`)).toEqual([
      'view Sheet 9',
      'download Sheet 8',
      'view Sheet 7',
      'download Sheet 6',
      'view Sheet 5',
      'download Sheet 4',
      'view Sheet 3',
      'download Sheet 2',
    ]);
    expect((await call('GET', '/recent?limit=9', reader)).statusCode).toBe(400);
  });

  test('list the eight latest resources of the person, in every state', async () => {
    const maker = await person(api, { role: 'teacher' });
    const owner = maker.session.user.id;
    for (let minute = 1; minute <= 8; minute += 1)
      await aResource(db.database, {
        title: `Made ${minute}`,
        owner,
        created_at: at(minute),
        status: 'rejected',
      });
    await aDraftResource(db.database, { title: 'Unsent', owner });
    const made = (await call('GET', '/submissions', maker)).json<OwnSubmission[]>();
    expect(made.map(({ title, status }) => `${title}: ${status}`)).toEqual([
      'Unsent: draft',
      ...[8, 7, 6, 5, 4, 3, 2].map((minute) => `Made ${minute}: rejected`),
    ]);
  });

  test('count what the person really has, and in this month only from its first moment on', async () => {
    const maker = await person(api, { role: 'teacher' });
    const owner = maker.session.user.id;
    const monthBegan = '2026-03-01T00:00:00+01:00';
    const before = new Date('2026-02-28T22:59:59.999Z');
    const first = new Date('2026-02-28T23:00:00Z');
    await aCollection(db.database, { owner, name: 'One' });
    await aCollection(db.database, { owner, name: 'Two', is_public: true });
    const old = { owner, created_at: before, updated_at: before };
    await aResource(db.database, { ...old, view_count: 40, download_count: 3 });
    await aResource(db.database, { ...old, updated_at: first, status: 'pending', view_count: 2 });
    await aResource(db.database, { owner, created_at: first, updated_at: first, status: 'rejected' });
    await aDraftResource(db.database, { ...old, owner });
    const figures = await call('GET', `/figures?${new URLSearchParams({ monthBegan })}`, maker);
    expect(figures.json<OwnFigures>()).toEqual({
      collections: 2,
      resources: { approved: 1, pending: 1, rejected: 1, draft: 1 },
      views: 42,
      downloads: 3,
      createdThisMonth: 1,
      changedThisMonth: 1,
    });
  });
});

describe('deleting activity', () => {
  test('deletes one view or one search, and nobody can do that for another person', async () => {
    const reader = await person(api);
    const { id: resource } = await aResource(db.database, { owner: reader.session.user.id });
    const looked = await look(reader, resource, 1);
    const searched = await search(reader, 'volcano', 2);
    for (const { id } of [looked, searched]) {
      expect((await call('DELETE', `/${id}`, eve)).statusCode).toBe(404);
      expect((await call('DELETE', `/${id}`, reader)).json()).toEqual({ done: true });
      expect((await call('DELETE', `/${id}`, reader)).statusCode).toBe(404);
    }
    expect((await list('', reader)).rows.map(({ type }) => type)).toEqual(['created']);
    // What was created is content, and not an entry of a log.
    expect((await call('DELETE', `/${resource}`, reader)).statusCode).toBe(404);
  });

  test('deletes a view together with its repeats', async () => {
    const reader = await person(api);
    const [kept, gone] = [await aResource(db.database), await aResource(db.database)];
    const { id } = await look(reader, gone.id, 1);
    await look(reader, gone.id, 2, 'view', true);
    for (const of of [kept, gone]) await look(reader, of.id, 3, 'download');
    expect((await list('', reader)).total).toBe(3);
    await call('DELETE', `/${id}`, reader);
    const left = await db.database.asOwner((tx) =>
      tx.query('left', 'select access_type from content_access_logs where user_id = $1', [
        reader.session.user.id,
      ]),
    );
    expect(left).toEqual([{ access_type: 'download' }, { access_type: 'download' }]);
  });

  test('clearing all activity keeps what the person created and what others did', async () => {
    const others = (await list('', eve)).total;
    expect((await call('DELETE', '')).json()).toEqual({ done: true });
    expect((await list()).rows.map(({ type, title }) => `${type} ${title}`)).toEqual(['created Dials']);
    expect((await list('', eve)).total).toBe(others);
  });
});
