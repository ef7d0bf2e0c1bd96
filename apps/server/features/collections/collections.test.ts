import { expect, test } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import { type Person, person } from '../../testing/http/people.ts';
import { useApi } from '../../testing/http/use-api.ts';

const api = useApi(useDatabase());

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

function call(method: Method, url: string, who: Person | null, payload?: object) {
  return api.server.inject({
    method,
    url: `/api/collections${url}`,
    ...(who && { headers: { cookie: who.cookie } }),
    ...(payload && { payload }),
  });
}

async function make(who: Person, name: string, more: object = {}) {
  return (await call('POST', '', who, { name, ...more })).json();
}

async function aResource(
  by: Person,
  visibility = 'public',
  status = 'approved',
  title = 'Rivers',
): Promise<string> {
  const [row] = await api.dependencies.database.asOwner((tx) =>
    tx.query<{ id: string }>(
      'test-resource-for-collections',
      `insert into resources (title, status, visibility, submitted_by, submitted_at)
       values ($4, $2, $3, $1, now()) returning id`,
      [by.session.user.id, status, visibility, title],
    ),
  );
  return row?.id ?? '';
}

test('a new collection is private, and shows the name of its owner and the number of its items', async () => {
  const ada = await person(api, { name: 'Ada' });
  const made = await make(ada, '  Maps  ', { description: 'For grade 6' });
  expect(made).toMatchObject({
    name: 'Maps',
    visibility: 'private',
    itemCount: 0,
    ownerName: 'Ada',
    isOwn: true,
  });
  await call('POST', `/${made.id}/items`, ada, { resourceId: await aResource(ada) });
  expect((await call('GET', `/${made.id}`, ada)).json()).toMatchObject({ itemCount: 1 });
});

test.each(['maps of EUROPE', 'Máps of Europe', 'Maps  of Europe '])(
  '"%s" counts as the same name as "Maps of Europe"',
  async (again) => {
    const ada = await person(api);
    await make(ada, 'Maps of Europe');
    const answer = await call('POST', '', ada, { name: again });
    expect([answer.statusCode, answer.json().message]).toEqual([
      409,
      'A collection with this name already exists',
    ]);
    expect((await make(await person(api), again)).name).toBe(again.trim());
  },
);

test('one of twenty collections made with one name at the same time is kept', async () => {
  const ada = await person(api);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => call('POST', '', ada, { name: 'Maps' })),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test('a taken name is answered with the first free number', async () => {
  const ada = await person(api);
  for (const name of ['Maps', 'maps (2)', 'Maps (4)']) await make(ada, name);
  const check = async (name: string, more = '') =>
    (await call('GET', `/name?name=${encodeURIComponent(name)}${more}`, ada)).json();
  expect(await check('MAPS')).toEqual({ isFree: false, suggestion: 'Maps (3)'.replace('Maps', 'MAPS') });
  expect(await check('Maps (2)')).toEqual({ isFree: false, suggestion: 'Maps (3)' });
  expect(await check('Charts')).toEqual({ isFree: true, suggestion: null });
  const { id } = await make(ada, 'Cells');
  expect(await check('cells', `&except=${id}`)).toEqual({ isFree: true, suggestion: null });
});

test('the next free number is suggested however many collections share a name', async () => {
  const ada = await person(api);
  await api.dependencies.database.asOwner((tx) =>
    tx.query(
      'test-many-collections',
      `insert into user_collections (user_id, name) select $1, 'Maps (' || n || ')' from generate_series(2, 70) n`,
      [ada.session.user.id],
    ),
  );
  await make(ada, 'Maps');
  expect((await call('GET', '/name?name=maps', ada)).json().suggestion).toBe('maps (71)');
});

test('an update changes the given fields and keeps the rest, and refuses the name of another own collection', async () => {
  const ada = await person(api);
  const { id } = await make(ada, 'Maps', { description: 'Old' });
  await make(ada, 'Charts');
  expect((await call('PATCH', `/${id}`, ada, { visibility: 'link' })).json()).toMatchObject({
    name: 'Maps',
    description: 'Old',
    visibility: 'link',
  });
  expect((await call('PATCH', `/${id}`, ada, { name: 'charts' })).json().code).toBe('collection_name_taken');
  expect((await call('PATCH', `/${id}`, ada, { name: 'MAPS' })).json().name).toBe('MAPS');
});

test('a private collection answers exactly like a missing one, and one with a link opens by it', async () => {
  const [ada, other] = [await person(api), await person(api)];
  const { id } = await make(ada, 'Maps');
  const nowhere = '/018f0000-0000-7000-8000-000000000000';
  for (const who of [other, null]) {
    const bodyOf = async (url: string) => {
      const { id: _, ...rest } = (await call('GET', url, who)).json();
      return JSON.stringify(rest);
    };
    expect(await bodyOf(`/${id}`)).toBe(await bodyOf(nowhere));
  }
  await call('PATCH', `/${id}`, ada, { visibility: 'link' });
  expect((await call('GET', `/${id}`, null)).json()).toMatchObject({ name: 'Maps', isOwn: false });
  expect((await call('PATCH', `/${id}`, other, { name: 'Mine now' })).statusCode).toBe(404);
  expect((await call('DELETE', `/${id}`, other)).statusCode).toBe(404);
});

test('a collection is listed on the page of its owner only where it is listed', async () => {
  const ada = await person(api, { role: 'teacher', name: 'Ada' });
  await aResource(ada);
  const { id } = await make(ada, 'Maps', { visibility: 'link' });
  const listed = async () => {
    api.clock.turn(60);
    const url = `/api/people/${ada.session.user.id}/collections`;
    return (await api.server.inject({ url })).json().rows.map((row: { id: string }) => row.id);
  };
  for (const [visibility, rows, status] of [
    ['link', [], 200],
    ['listed', [id], 200],
    ['private', [], 404],
    ['listed', [id], 200],
    ['link', [], 200],
  ] as const) {
    const changed = (await call('PATCH', `/${id}`, ada, { visibility })).json();
    expect([changed.visibility, await listed()]).toEqual([visibility, rows]);
    for (const part of ['', '/items', '/facets'])
      expect((await call('GET', `/${id}${part}`, null)).statusCode).toBe(status);
  }
});

test('others see in a public collection only what they may see by themselves', async () => {
  const ada = await person(api);
  const { id } = await make(ada, 'Maps', { visibility: 'link' });
  for (const visibility of ['public', 'private'])
    await call('POST', `/${id}/items`, ada, { resourceId: await aResource(ada, visibility) });
  expect((await call('GET', `/${id}`, ada)).json().itemCount).toBe(2);
  expect((await call('GET', `/${id}`, null)).json().itemCount).toBe(1);
});

test("an item can be added once, only to one's own collection, and only where one may see it", async () => {
  const [ada, other] = [await person(api), await person(api)];
  const [{ id }, resourceId] = [await make(ada, 'Maps', { visibility: 'link' }), await aResource(ada)];
  const add = (who: Person, what: string) =>
    call('POST', `/${id}/items`, who, { resourceId: what, notes: 'Lesson 2' });
  const answers = await Promise.all([add(ada, resourceId), add(ada, resourceId)]);
  expect(answers.map((answer) => answer.json().message ?? answer.json().notes).toSorted()).toEqual([
    'Item already in collection',
    'Lesson 2',
  ]);
  expect((await add(other, resourceId)).statusCode).toBe(404);
  expect((await add(ada, await aResource(other, 'private', 'pending'))).statusCode).toBe(404);
});

test('notes can be written for an item, and the item can be removed again', async () => {
  const [ada, other] = [await person(api), await person(api)];
  const [{ id }, resourceId] = [await make(ada, 'Maps', { visibility: 'link' }), await aResource(ada)];
  await call('POST', `/${id}/items`, ada, { resourceId });
  const url = `/${id}/items/${resourceId}`;
  expect((await call('PATCH', url, other, { notes: 'Mine' })).statusCode).toBe(404);
  expect((await call('PATCH', url, ada, { notes: 'Feel the coast first' })).json().notes).toBe(
    'Feel the coast first',
  );
  expect((await call('GET', `/containing/${resourceId}`, ada)).json()).toEqual([{ id, name: 'Maps' }]);
  expect((await call('GET', `/containing/${resourceId}`, other)).json()).toEqual([]);
  expect((await call('DELETE', url, other)).statusCode).toBe(404);
  expect((await call('DELETE', url, ada)).statusCode).toBe(200);
  expect((await call('GET', `/containing/${resourceId}`, ada)).json()).toEqual([]);
});

test('items are found by their words and notes in any order, and a page beyond the end reports the total', async () => {
  const ada = await person(api);
  const { id } = await make(ada, 'Maps', { visibility: 'link' });
  for (const [title, notes] of [
    ['Öresund', ''],
    ['Alps', 'begin at the summit'],
    ['Nile', ''],
  ] as const)
    await call('POST', `/${id}/items`, ada, {
      resourceId: await aResource(ada, 'public', 'approved', title),
      notes,
    });
  const titles = async (query: string) => {
    const { rows, total } = (await call('GET', `/${id}/items?${query}`, null)).json();
    return [total, ...rows.map((row: { resource: { title: string } }) => row.resource.title)];
  };
  expect(await titles('')).toEqual([3, 'Nile', 'Alps', 'Öresund']);
  expect(await titles('sortBy=alphabetical')).toEqual([3, 'Alps', 'Nile', 'Öresund']);
  expect(await titles('search=ORESUND')).toEqual([1, 'Öresund']);
  expect(await titles('search=summit')).toEqual([1, 'Alps']);
  expect(await titles('contentType[]=paid')).toEqual([0]);
  expect(await titles('contentType[]=free&limit=1&offset=1')).toEqual([3, 'Alps']);
  expect(await titles('offset=50')).toEqual([3]);
});

test('each filter shows how many items it would leave, given the search text and the other filters', async () => {
  const ada = await person(api);
  const { id } = await make(ada, 'Maps', { visibility: 'link' });
  for (const [title, subject, level, visibility] of [
    ['Öresund', 'Geography', 'Elementary', 'public'],
    ['Alps', 'Geography', 'High School', 'public'],
    ['Cell', 'Science', 'Elementary', 'public'],
    ['Secret cell', 'Science', 'Elementary', 'private'],
  ] as const) {
    const resourceId = await aResource(ada, visibility, 'approved', title);
    await api.dependencies.database.asOwner((tx) =>
      tx.query('test-facts', 'update resources set subject = $2, difficulty_level = $3 where id = $1', [
        resourceId,
        subject,
        level,
      ]),
    );
    await call('POST', `/${id}/items`, ada, { resourceId });
  }
  const counts = async (query: string, who: Person | null = null) => {
    const facets = (await call('GET', `/${id}/facets?${query}`, who)).json();
    return [facets.subject.Geography, facets.subject.Science, facets.difficultyLevel.Elementary];
  };
  expect(await counts('')).toEqual([2, 1, 2]);
  expect(await counts('', ada)).toEqual([2, 2, 3]);
  expect(await counts('search=cell', ada)).toEqual([0, 2, 2]);
  expect(await counts('difficultyLevel[]=Elementary')).toEqual([1, 1, 2]);
  const both = 'subject[]=Geography&difficultyLevel[]=Elementary';
  expect((await call('GET', `/${id}/items?${both}`, null)).json().total).toBe(1);
  expect((await call('GET', `/${(await make(ada, 'Hidden')).id}/facets`, null)).statusCode).toBe(404);
});

test('an administrator who opens a private collection is logged, and sees nothing in it that is private to others', async () => {
  const [ada, admin] = [await person(api), await person(api, { role: 'admin' })];
  const { id } = await make(ada, 'Maps');
  const hidden = await aResource(ada, 'private');
  for (const resourceId of [hidden, await aResource(ada)])
    await call('POST', `/${id}/items`, ada, { resourceId });
  expect((await call('GET', `/${id}`, admin)).json()).toMatchObject({ itemCount: 1, isOwn: false });
  expect((await call('GET', `/${id}/items`, admin)).json().total).toBe(1);
  const looks = await api.dependencies.database.asOwner((tx) =>
    tx.query('test-looks', `select from audit_log where action = 'collection.read' and subject_id = $1`, [
      id,
    ]),
  );
  expect(looks).toHaveLength(1);
  const own = await make(admin, 'To look at');
  expect((await call('POST', `/${own.id}/items`, admin, { resourceId: hidden })).statusCode).toBe(404);
});

test.each(['x', "1' or '1'='1", '018f0000-0000-7000-8000-00000000000g'])(
  'the address of %s, which is no identifier, is not found',
  async (odd) => {
    const ada = await person(api);
    const { id } = await make(ada, 'Maps');
    const at = encodeURIComponent(odd);
    const answers = [
      await call('GET', `/${at}`, ada),
      await call('GET', `/${at}/items`, ada),
      await call('POST', `/${id}/items`, ada, { resourceId: odd }),
      await call('DELETE', `/${id}/items/${at}`, ada),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400]);
  },
);

test('the owner still sees the place and the notes of a withdrawn item, and others do not', async () => {
  const [ada, author] = [await person(api), await person(api)];
  const { id } = await make(ada, 'Maps', { visibility: 'link' });
  const resourceId = await aResource(author);
  await call('POST', `/${id}/items`, ada, { resourceId, notes: 'The good one' });
  await api.dependencies.database.asOwner((tx) =>
    tx.query('test-withdraw', `update resources set visibility = 'private' where id = $1`, [resourceId]),
  );
  const items = async (who: Person | null) => (await call('GET', `/${id}/items`, who)).json();
  expect(await items(ada)).toMatchObject({ total: 1, rows: [{ notes: 'The good one', resource: null }] });
  expect(await items(null)).toEqual({ rows: [], total: 0 });
});

test('an item that was removed is put back at its place with its notes', async () => {
  const ada = await person(api);
  const { id } = await make(ada, 'Maps');
  const titles = ['Nile', 'Alps', 'Rhine'];
  for (const title of titles)
    await call('POST', `/${id}/items`, ada, {
      resourceId: await aResource(ada, 'public', 'approved', title),
      notes: title,
    });
  // At one moment, as where a program put them there.
  await api.dependencies.database.asOwner((tx) =>
    tx.query('test-one-moment', `update collection_items set added_at = '2026-02-01T10:00:00.123456Z'`),
  );
  const listItems = async () => (await call('GET', `/${id}/items`, ada)).json().rows;
  const before = await listItems();
  const { resourceId } = before[1];
  const removed = (await call('DELETE', `/${id}/items/${resourceId}`, ada)).json();
  expect(await listItems()).toHaveLength(2);
  expect((await call('POST', `/${id}/items`, ada, { resourceId, ...removed })).statusCode).toBe(200);
  expect(await listItems()).toEqual(before);
  // What is to come is now, and a place that is taken is not given twice.
  await call('DELETE', `/${id}/items/${resourceId}`, ada);
  const place = { id: before[0].id, addedAt: '2126-01-01T00:00:00Z' };
  expect((await call('POST', `/${id}/items`, ada, { resourceId, place })).statusCode).toBe(409);
});

test('an invalid id is in no collection', async () => {
  const answer = await call('GET', "/containing/1' or '1'='1", await person(api));
  expect([answer.statusCode, answer.json()]).toEqual([200, []]);
});

test.each([
  ['no name', { name: ' ' }, 'Please enter a collection name'],
  ['a name that shows nothing', { name: '\u200b\u202e' }, 'Please enter a collection name'],
  ['a long name', { name: 'x'.repeat(201) }, 'Please use at most 200 characters for the name'],
  [
    'a long description',
    { name: 'Maps', description: 'x'.repeat(201) },
    'Please use at most 200 characters for the description',
  ],
])('%s is refused with a message', async (_, payload, message) => {
  const answer = await call('POST', '', await person(api), payload);
  expect(answer.json().data.issues[0].message).toBe(message);
});
