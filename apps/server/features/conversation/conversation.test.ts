import { expect, test } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import { mailsTo, type Person, person } from '../../testing/http/people.ts';
import { useApi } from '../../testing/http/use-api.ts';

const api = useApi(useDatabase());

function call(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  who: Person | null,
  payload?: object,
) {
  return api.server.inject({
    method,
    url: `/api${url}`,
    ...(who && { headers: { cookie: who.cookie } }),
    ...(payload && { payload }),
  });
}

async function aResource(by: Person, visibility = 'public'): Promise<string> {
  const [row] = await api.dependencies.database.asOwner((tx) =>
    tx.query<{ id: string }>(
      'test-talked-about',
      `insert into resources (title, status, visibility, submitted_by, submitted_at)
       values ('Rivers', 'approved', $2, $1, now()) returning id`,
      [by.session.user.id, visibility],
    ),
  );
  return `/resources/${row?.id ?? ''}`;
}

test('a like counts once, however often and however many times at once it is given, and can be taken back', async () => {
  const [ada, bob] = [await person(api), await person(api)];
  const url = await aResource(ada);
  await Promise.all(Array.from({ length: 8 }, () => call('PUT', `${url}/like`, ada)));
  expect((await call('PUT', `${url}/like`, bob)).json()).toMatchObject({ likes: 2, isLiked: true });
  expect((await call('DELETE', `${url}/like`, ada)).json()).toMatchObject({ likes: 1, isLiked: false });
  expect((await call('GET', `${url}/reactions`, null)).json()).toMatchObject({ likes: 1, isLiked: false });
});

test('the average of stars counts the latest rating of each person', async () => {
  const [ada, bob] = [await person(api), await person(api)];
  const url = await aResource(ada);
  const rate = (who: Person, stars: number) => call('PUT', `${url}/rating`, who, { stars });
  await rate(ada, 1);
  await rate(ada, 5);
  expect((await rate(bob, 2)).json()).toMatchObject({ rating: 3.5, ratings: 2, ownStars: 2 });
  expect((await call('GET', `${url}/reactions`, null)).json()).toMatchObject({
    rating: 3.5,
    ratings: 2,
    ownStars: null,
  });
  await call('DELETE', `${url}/rating`, ada);
  expect((await call('DELETE', `${url}/rating`, bob)).json()).toMatchObject({ rating: null, ratings: 0 });
});

test.each([0, 6, 2.5, '3'])('%j is refused as a rating', async (stars) => {
  const ada = await person(api);
  expect((await call('PUT', `${await aResource(ada)}/rating`, ada, { stars })).statusCode).toBe(400);
});

test('everybody who sees the resource reads its comments, the newest first, with the names of their authors', async () => {
  const [ada, bob] = [await person(api, { name: 'Ada' }), await person(api, { name: 'Bob' })];
  const url = await aResource(ada);
  await call('POST', `${url}/comments`, ada, { body: 'First' });
  await call('POST', `${url}/comments`, bob, { body: '<img src=x onerror=alert(1)> https://example.org' });
  const { rows, total } = (await call('GET', `${url}/comments`, null)).json();
  expect(total).toBe(2);
  expect(rows).toMatchObject([
    { authorName: 'Bob', body: '<img src=x onerror=alert(1)> https://example.org', isOwn: false },
    { authorName: 'Ada', body: 'First', changedAt: null },
  ]);
  expect((await call('GET', `${url}/comments?limit=1&offset=1`, bob)).json()).toMatchObject({
    total: 2,
    rows: [{ body: 'First' }],
  });
});

test('a person can change and delete their own comments, and administrators can delete any', async () => {
  const [ada, bob, admin] = [await person(api), await person(api), await person(api, { role: 'admin' })];
  const url = await aResource(ada);
  const mine = (await call('POST', `${url}/comments`, ada, { body: 'First' })).json();
  expect((await call('PATCH', `/comments/${mine.id}`, bob, { body: 'Mine' })).statusCode).toBe(404);
  expect((await call('DELETE', `/comments/${mine.id}`, bob)).statusCode).toBe(404);
  const changed = (await call('PATCH', `/comments/${mine.id}`, ada, { body: 'Second' })).json();
  expect([changed.body, changed.changedAt === null]).toEqual(['Second', false]);
  expect((await call('DELETE', `/comments/${mine.id}`, admin)).statusCode).toBe(200);
  expect((await call('GET', `${url}/comments`, null)).json().total).toBe(0);
});

test('a comment hidden by an administrator is unchanged for its author', async () => {
  const [ada, bob, admin] = [await person(api), await person(api), await person(api, { role: 'admin' })];
  const url = await aResource(ada);
  const { id } = (await call('POST', `${url}/comments`, bob, { body: 'Rude.' })).json();
  await api.dependencies.database.asUser({ userId: admin.session.user.id, organizationId: null }, (tx) =>
    tx.query('test-hide-comment', 'select hide_comment($1, true)', [id]),
  );
  for (const who of [bob, admin])
    expect((await call('GET', `${url}/comments`, who)).json().rows).toMatchObject([
      { body: 'Rude.', isHidden: true, changedAt: null },
    ]);
  for (const who of [ada, null])
    expect((await call('GET', `${url}/comments`, who)).json()).toEqual({ rows: [], total: 0 });
});

test.each([
  ['nothing', '   ', 'Please write a comment'],
  ['too much', 'x'.repeat(10_000), 'Please write at most 5,000 characters'],
])('%s is refused as a comment', async (_, body, message) => {
  const ada = await person(api);
  const answer = await call('POST', `${await aResource(ada)}/comments`, ada, { body });
  expect(answer.json().data.issues[0].message).toBe(message);
});

test('a report is stored, and every super administrator is told in the product and by mail', async () => {
  const [ada, admin] = [await person(api), await person(api, { role: 'super_admin' })];
  const url = await aResource(ada);
  const said = (await call('POST', `${url}/comments`, ada, { body: 'Buy this' })).json();
  const answer = await call('POST', `${url}/reports`, ada, {
    reason: 'spam',
    words: 'An advertisement.',
    commentId: said.id,
  });
  expect(answer.statusCode).toBe(200);
  const letter = (await mailsTo(api, admin.email)).find(({ template }) => template === 'resource_reported');
  expect(letter?.payload).toMatchObject({
    title: 'Rivers',
    reason: 'spam',
    words: 'An advertisement.',
    comment: 'Buy this',
  });
  expect((await mailsTo(api, ada.email)).map(({ template }) => template)).not.toContain('resource_reported');
});

test('reports cannot flood the mailboxes of administrators', async () => {
  const ada = await person(api);
  const url = `${await aResource(ada)}/reports`;
  const sent = Array.from({ length: 31 }, () => call('POST', url, ada, { reason: 'spam' }));
  const refused = (await Promise.all(sent)).filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(1);
});

test('a comment of another resource cannot be reported here', async () => {
  const ada = await person(api);
  const said = (await call('POST', `${await aResource(ada)}/comments`, ada, { body: 'Hello' })).json();
  const payload = { reason: 'spam', commentId: said.id };
  expect((await call('POST', `${await aResource(ada)}/reports`, ada, payload)).statusCode).toBe(404);
});

test('commenting on a hidden resource answers like commenting on a missing one', async () => {
  const [ada, bob] = [await person(api), await person(api)];
  const hidden = await aResource(ada, 'private');
  for (const [method, path, payload] of [
    ['GET', '/reactions', undefined],
    ['GET', '/comments', undefined],
    ['PUT', '/like', undefined],
    ['PUT', '/rating', { stars: 5 }],
    ['POST', '/comments', { body: 'Hello' }],
    ['POST', '/reports', { reason: 'spam' }],
  ] as const) {
    const answer = await call(method, hidden + path, bob, payload);
    expect([path, answer.statusCode, answer.json().code]).toEqual([path, 404, 'not_found']);
  }
});
