import { expect, test } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import { mailsTo, type Person, person } from '../../testing/http/people.ts';
import { useApi } from '../../testing/http/use-api.ts';

const api = useApi(useDatabase());

function call(method: 'GET' | 'POST', url: string, { cookie }: Person, payload?: object) {
  return api.server.inject({ method, url, headers: { cookie }, ...(payload ? { payload } : {}) });
}

function ask(who: Person) {
  return call('POST', '/api/upload-requests', who, { roleWanted: 'teacher', reason: 'I teach geography.' });
}

function decide(id: string, admin: Person, granted: boolean, words = '') {
  return call('POST', `/api/upload-requests/${id}/decision`, admin, { granted, words });
}

test('a student asks, an administrator grants, and the student may upload at once and is told', async () => {
  const [student, admin] = [await person(api, { name: 'Ada' }), await person(api, { role: 'admin' })];
  const asked = (await ask(student)).json();
  const waiting = (await call('GET', '/api/upload-requests', admin)).json();
  expect(waiting.rows).toContainEqual({
    ...asked,
    person: { id: student.session.user.id, displayName: 'Ada', username: student.username },
  });
  expect((await decide(asked.id, admin, true)).json().state).toBe('granted');
  const { roles, canUpload } = (await call('GET', '/api/session', student)).json();
  expect([roles, canUpload]).toEqual([['teacher'], true]);
  expect((await mailsTo(api, student.email)).map(({ template }) => template)).toContain(
    'upload_request_granted',
  );
});

test('a refusal shows its reason, and the person may ask again', async () => {
  const [student, admin] = [await person(api), await person(api, { role: 'admin' })];
  const { id } = (await ask(student)).json();
  await decide(id, admin, false, 'Please say where you teach.');
  const mine = (await call('GET', '/api/upload-requests/mine', student)).json();
  expect(mine).toMatchObject({ state: 'refused', words: 'Please say where you teach.' });
  expect((await ask(student)).statusCode).toBe(200);
});

test('one request is open at a time, also when ten are sent at once', async () => {
  const student = await person(api);
  const answers = await Promise.all(Array.from({ length: 10 }, () => ask(student)));
  const codes = answers.map((answer) => answer.json().code ?? 'asked').toSorted();
  expect(codes).toEqual(['asked', ...Array(9).fill('upload_request_open')]);
});

test('a person who may upload cannot ask for it', async () => {
  const answer = await ask(await person(api, { role: 'professional' }));
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'upload_allowed_already']);
});

test('one of two decisions on a request counts, and the other is told that none is open', async () => {
  const student = await person(api);
  const admins = [await person(api, { role: 'admin' }), await person(api, { role: 'super_admin' })] as const;
  const { id } = (await ask(student)).json();
  const answers = await Promise.all([decide(id, admins[0], true), decide(id, admins[1], false)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404]);
});

test.each([
  ['no reason', { roleWanted: 'teacher', reason: ' ' }, 'Please say why you would like to upload'],
  ['a role that is not asked for like this', { roleWanted: 'admin', reason: 'x' }, 'Please choose a role'],
  [
    'a reason without end',
    { roleWanted: 'teacher', reason: 'x'.repeat(2001) },
    'Please write at most 2,000 characters',
  ],
])('%s is refused with a message', async (_, payload, message) => {
  const answer = await call('POST', '/api/upload-requests', await person(api), payload);
  expect(answer.json().data.issues[0].message).toBe(message);
});

test('the list is paged, and an invalid page is refused', async () => {
  const admin = await person(api, { role: 'admin' });
  const list = (query: string) => call('GET', `/api/upload-requests?${query}`, admin);
  await Promise.all([await person(api), await person(api)].map(ask));
  const first = (await list('itemsPerPage=1')).json();
  const second = (await list('itemsPerPage=1&page=2')).json();
  expect([first.rows.length, second.rows.length, first.total]).toEqual([1, 1, second.total]);
  expect(first.rows[0].id).not.toBe(second.rows[0].id);
  for (const query of ['page=0', 'page=x', 'page=1.5', 'itemsPerPage=101', 'page=1e9']) {
    expect((await list(query)).json().code).toBe('invalid_input');
  }
});
