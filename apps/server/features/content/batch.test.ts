import type { BatchOutcome, Content } from '@relievo/contracts/content';
import { expect, test } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import { aDraftResource, aResource } from '../../testing/factories.ts';
import { type Person, person } from '../../testing/http/people.ts';
import { useApi } from '../../testing/http/use-api.ts';
import { FIELDS } from '../../testing/states/subjects.ts';
import { call } from '../uploads/testing/send-file.ts';

const db = useDatabase();
const api = useApi(db);
const DETAILS = { subject: 'Geography', tags: ['rain', 'weather'], licence: 'CC BY 4.0' };

function aTeacher(): Promise<Person> {
  return person(api, { role: 'teacher' });
}

async function aDraft(who: Person): Promise<string> {
  return (await aDraftResource(db.database, { owner: who.session.user.id, title: 'Tides' })).id;
}

async function describeAll(who: Person, ids: readonly string[], details: object = DETAILS) {
  return (await call(api, who, 'POST', '/content-batches/details', { ids, details })).json<BatchOutcome[]>();
}

async function submitAll(who: Person, ids: readonly string[]) {
  const body = { ids, visibility: 'public', words: 'For grade 7.' };
  return (await call(api, who, 'POST', '/content-batches/submissions', body)).json<BatchOutcome[]>();
}

async function read(who: Person, id: string) {
  return (await call(api, who, 'GET', `/content/${id}`)).json<Content>();
}

test('several resources get details in common, and each keeps what else is said of it', async () => {
  const ada = await aTeacher();
  const ids = [await aDraft(ada), await aDraft(ada)];
  expect(await describeAll(ada, ids)).toEqual(ids.map((id) => ({ id, problem: '' })));
  for (const id of ids) {
    const { fields, draft } = await read(ada, id);
    expect(fields).toMatchObject({ ...DETAILS, title: 'Tides', category: '' });
    expect(draft).toBeNull();
  }
});

test('what is being written, and what readers see, gets them as a draft that its author goes on with', async () => {
  const ada = await aTeacher();
  const written = await aDraft(ada);
  await api.server.inject({
    method: 'PUT',
    url: `/api/content/${written}/draft`,
    payload: { edits: null, fields: { ...FIELDS, title: 'Half a title' } },
    headers: { cookie: ada.cookie },
  });
  const published = (await aResource(db.database, { owner: ada.session.user.id, title: 'Rain' })).id;
  await describeAll(ada, [written, published]);
  expect((await read(ada, written)).draft).toMatchObject({
    edits: 2,
    fields: { title: 'Half a title', ...DETAILS },
  });
  const { fields, draft } = await read(ada, published);
  expect([fields.subject, draft?.fields.subject]).toEqual([
    expect.not.stringMatching('Geography'),
    'Geography',
  ]);
});

test('what stands in the way of one is said of it, and the others are done', async () => {
  const [ada, other] = [await aTeacher(), await aTeacher()];
  const [mine, waiting, theirs] = [await aDraft(ada), await aDraft(ada), await aDraft(other)];
  expect(await submitAll(ada, [waiting])).toEqual([{ id: waiting, problem: '' }]);
  const outcomes = await describeAll(ada, [theirs, waiting, mine]);
  expect(outcomes.map(({ problem }) => problem !== '')).toEqual([true, true, false]);
  expect((await read(other, theirs)).fields.subject).not.toBe('Geography');
  expect((await submitAll(ada, [waiting, mine])).map(({ problem }) => problem !== '')).toEqual([true, false]);
  expect((await read(ada, mine)).submissions).toMatchObject([
    { visibility: 'public', words: 'For grade 7.' },
  ]);
});

test('the same one twice, none at all, and more than fifty are refused', async () => {
  const ada = await aTeacher();
  const id = await aDraft(ada);
  const many = Array.from(
    { length: 51 },
    (_, at) => `01990000-0000-7000-8000-${String(at).padStart(12, '0')}`,
  );
  for (const ids of [[id, id], [], many])
    expect((await call(api, ada, 'POST', '/content-batches/details', { ids, details: {} })).statusCode).toBe(
      400,
    );
});
