import type { OrganizationResource } from '@relievo/contracts/organizations';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useDatabase } from '../../../testing/database.ts';
import { aMembership, anOrganization, aResource, aRow } from '../../../testing/factories.ts';
import { type Person, person } from '../../../testing/http/people.ts';
import { useApi } from '../../../testing/http/use-api.ts';

const db = useDatabase();
const api = useApi(db);

let owner: Person;
let member: Person;
let author: Person;
let stranger: Person;
let school: string;

beforeAll(async () => {
  owner = await person(api, { name: 'Olga Owner', role: 'teacher' });
  member = await person(api, { name: 'Mona Member' });
  author = await person(api, { name: 'Avery Author', role: 'teacher' });
  stranger = await person(api);
});

beforeEach(async () => {
  school = (await anOrganization(db.database, { owner: owner.session.user.id })).id;
  for (const { session } of [member, author])
    await aMembership(db.database, { organization: school, user: session.user.id });
});

function call(method: 'GET' | 'POST', path: string, { cookie }: Person, payload?: object) {
  const url = `/api/organizations/${school}${path}`;
  return api.server.inject({ method, url, headers: { cookie }, ...(payload ? { payload } : {}) });
}

function make(title: string, values: Parameters<typeof aResource>[1] = {}) {
  return aResource(db.database, {
    title,
    owner: author.session.user.id,
    organization: school,
    visibility: 'organization',
    category: 'Science',
    ...values,
  });
}

async function list(as: Person, query = 'sortBy=title-ascending') {
  return (await call('GET', `/content?${query}`, as)).json<{ rows: OrganizationResource[] }>().rows;
}

async function titlesOf(as: Person, query?: string) {
  return (await list(as, query)).map(({ title }) => title);
}

async function readStored(id: string) {
  const [row] = await db.database.asOwner((tx) =>
    tx.query<{ visibility: string; category: string }>(
      '',
      'select visibility, category from resources where id = $1',
      [id],
    ),
  );
  return row && [row.visibility, row.category];
}

async function makeAll() {
  await make('A published');
  await make('B waiting', { status: 'pending' });
  await make('C rejected', { status: 'rejected' });
  await make('D draft', { status: 'pending', visibility: 'private', submitted_at: null });
  await make('E public', { visibility: 'public' });
}

test('who manages sees every state but the drafts of others, and a member what is published', async () => {
  await makeAll();
  expect(await titlesOf(owner)).toEqual(['A published', 'B waiting', 'C rejected', 'E public']);
  expect(await titlesOf(member)).toEqual(['A published', 'E public']);
  expect(await titlesOf(author)).toEqual(['A published', 'B waiting', 'C rejected', 'D draft', 'E public']);
  expect((await call('GET', '/content', stranger)).statusCode).toBe(404);
});

test('the list is narrowed by words and by state, and says what can be changed', async () => {
  await makeAll();
  expect(await titlesOf(owner, 'state=pending')).toEqual(['B waiting']);
  expect(await titlesOf(owner, 'search=PUBLISHED')).toEqual(['A published']);
  const changeable = (await list(owner)).filter(({ canChange }) => canChange).map(({ title }) => title);
  expect(changeable).toEqual(['A published', 'E public']);
  expect((await list(member)).some(({ canChange }) => canChange)).toBe(false);
});

test('several are changed at once, and given back as each was', async () => {
  const one = await make('One');
  const two = await make('Two', { visibility: 'public', category: 'Maps' });
  const waiting = await make('Waiting', { status: 'pending' });
  const ids = [one.id, two.id, waiting.id];
  const change = (
    await call('POST', '/content/changes', owner, { ids, visibility: 'private', category: 'Art' })
  ).json<{ changeId: string; changed: number }>();
  expect(change.changed).toBe(2);
  expect(await Promise.all(ids.map(readStored))).toEqual([
    ['private', 'Art'],
    ['private', 'Art'],
    ['organization', 'Science'],
  ]);
  expect(await titlesOf(member)).toEqual([]);
  const undo = () => call('POST', `/content/changes/${change.changeId}/undo`, owner);
  expect((await undo()).json()).toEqual({ restored: 2 });
  expect(await Promise.all(ids.map(readStored))).toEqual([
    ['organization', 'Science'],
    ['public', 'Maps'],
    ['organization', 'Science'],
  ]);
  expect((await undo()).statusCode).toBe(404);
});

test('what was changed again since stays as it is when the first change is undone', async () => {
  const one = await make('One');
  const first = (await call('POST', '/content/changes', owner, { ids: [one.id], category: 'Art' })).json();
  await call('POST', '/content/changes', owner, { ids: [one.id], category: 'Music' });
  const answer = await call('POST', `/content/changes/${first.changeId}/undo`, owner);
  expect(answer.json()).toEqual({ restored: 0 });
  expect(await readStored(one.id)).toEqual(['organization', 'Music']);
});

test('of fifty who undo one change at once, one does', async () => {
  const one = await make('One');
  const made = (await call('POST', '/content/changes', owner, { ids: [one.id], category: 'Art' })).json();
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => call('POST', `/content/changes/${made.changeId}/undo`, owner)),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test('nothing becomes public here, and a member changes and measures nothing', async () => {
  const one = await make('One');
  const wider = await call('POST', '/content/changes', owner, { ids: [one.id], visibility: 'public' });
  expect(wider.json().code).toBe('invalid_input');
  const change = { ids: [one.id], visibility: 'private' };
  expect((await call('POST', '/content/changes', member, change)).json().code).toBe('organization_not_yours');
  expect((await call('GET', '/storage', member)).json().code).toBe('organization_not_yours');
  const viewer = { userId: member.session.user.id, organizationId: school };
  const changed = await db.database.asUser(viewer, (tx) =>
    tx.query('', `select changed from change_organization_content($1, array[$2]::uuid[], 'private', null)`, [
      school,
      one.id,
    ]),
  );
  expect(changed).toEqual([{ changed: 0 }]);
});

test('what belongs to another organization is not changed from here', async () => {
  const other = await anOrganization(db.database);
  const theirs = await aResource(db.database, { organization: other.id, visibility: 'public' });
  const change = { ids: [theirs.id], visibility: 'private' };
  expect((await call('POST', '/content/changes', owner, change)).json()).toEqual({
    changeId: null,
    changed: 0,
  });
});

test('the storage counts the same bytes once', async () => {
  expect((await call('GET', '/storage', owner)).json()).toEqual({ bytes: 0 });
  const values = { owner_id: author.session.user.id, size: 1000, media_type: 'image/png' };
  const file = await aRow<{ id: string }>(db.database, 'files', { ...values, sha256: 'ab'.repeat(32) });
  const copy = await aRow<{ id: string }>(db.database, 'files', { ...values, sha256: 'ab'.repeat(32) });
  const other = await aRow<{ id: string }>(db.database, 'files', {
    ...values,
    sha256: 'cd'.repeat(32),
    size: 24,
  });
  await make('One', { source_file_id: file.id, image_file_id: copy.id });
  await make('Two', { source_file_id: other.id });
  expect((await call('GET', '/storage', owner)).json()).toEqual({ bytes: 1024 });
});
