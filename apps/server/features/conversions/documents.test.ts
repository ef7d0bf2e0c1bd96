import { DOCUMENT_FORMATS, DOCUMENT_OFFERS, type ResourceOutputs } from '@relievo/contracts/library/files';
import { makeLesson } from '@relievo/convert/testing';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import { type Person, person } from '../../testing/http/people.ts';
import { useApi } from '../../testing/http/use-api.ts';
import { makeRequested } from '../outputs/making-service.ts';
import { call, sendFile } from '../uploads/testing/send-file.ts';
import { convertUploaded } from './converting-service.ts';

const db = useDatabase();
const api = useApi(db);
const never = new AbortController().signal;

interface Listed {
  id: string;
  state: string;
  resource: { id: string; title: string } | null;
}

/** Uploads a lesson and converts it. */
async function bringLesson(who: Person, title = 'The water cycle'): Promise<readonly Listed[]> {
  const sent = await sendFile(api, who, `${title}.docx`, Buffer.from(makeLesson(title)));
  const { id } = sent.json<{ conversion: Listed }>().conversion;
  await convertUploaded(api.dependencies, id, never);
  return (await call(api, who, 'GET', '/conversions')).json<Listed[]>();
}

async function bringOneLesson(who: Person, title?: string): Promise<string> {
  const [one] = await bringLesson(who, title);
  if (!one?.resource) throw new Error('There is no draft.');
  return one.resource.id;
}

async function readOutputs(who: Person | null, id: string): Promise<ResourceOutputs> {
  return (await call(api, who, 'GET', `/resources/${id}/outputs`)).json<ResourceOutputs>();
}

function readPage(who: Person | null, id: string) {
  return call(api, who, 'GET', `/resources/${id}/text`);
}

async function makeForm(who: Person, id: string, format: string, profile = 'swell-a4') {
  const asked = await call(api, who, 'POST', `/resources/${id}/outputs`, {
    format,
    profile,
  });
  const rows = await db.database.asOwner((tx) =>
    tx.query<{ id: string }>('', 'select id from output_requests where resource_id = $1 and format = $2', [
      id,
      format,
    ]),
  );
  for (const row of rows) await makeRequested(api.dependencies, row.id, never);
  return asked.statusCode;
}

async function publish(who: Person, id: string): Promise<void> {
  const admin = await person(api, { role: 'admin' });
  await call(api, who, 'POST', `/content/${id}/submissions`, { edits: null, visibility: 'public' });
  await decide(admin, who, id);
}

async function decide(admin: Person, who: Person, id: string): Promise<void> {
  const { submissions } = (await call(api, who, 'GET', `/content/${id}`)).json<{
    submissions: { id: string }[];
  }>();
  const decided = await call(api, admin, 'POST', `/submissions/${submissions[0]?.id}/decision`, {
    kind: 'approve',
    words: '',
  });
  expect(decided.statusCode).toBe(200);
}

test('a Word file becomes one draft with a page on which every word, table and figure is read', async () => {
  const ada = await person(api, { role: 'teacher' });
  const made = await bringLesson(ada);
  expect(made).toMatchObject([{ state: 'done', resource: { title: 'The water cycle' } }]);
  const id = made[0]?.resource?.id ?? '';
  const page = await readPage(ada, id);
  for (const words of [
    'Water rises from the sea',
    'Read the table',
    '>Month<',
    '>40<',
    'Write down the wettest month.',
  ])
    expect(page.body).toContain(words);
  expect(page.body).toMatch(/<img src="data:image\/png;base64,[^"]+" alt="A cloud above the sea"\/>/);
  expect(page.body).toMatch(/<img src="data:image\/svg\+xml;base64,[^"]+" alt="Rain in May and June"\/>/);
  const outputs = await readOutputs(ada, id);
  expect(outputs).toMatchObject({
    isDocument: true,
    canBeMade: true,
    text: { mediaType: 'text/html', size: Buffer.byteLength(page.body) },
  });
  const stranger = await person(api, { role: 'teacher' });
  expect((await readPage(stranger, id)).statusCode).toBe(404);
  expect((await readPage(null, id)).statusCode).toBe(404);
});

test('an EPUB is made of the document with its figures, under the title that its author gave the resource', async () => {
  const ada = await person(api, { role: 'teacher' });
  const id = await bringOneLesson(ada);
  const content = (await call(api, ada, 'GET', `/content/${id}`)).json<{ fields: object }>();
  expect(content.fields).toMatchObject({ title: 'The water cycle' });
  await db.database.asOwner((tx) =>
    tx.query('', "update resources set title = 'Rain & sea' where id = $1", [id]),
  );
  expect(await makeForm(ada, id, 'epub')).toBe(200);
  const { made } = await readOutputs(ada, id);
  expect(made).toMatchObject([{ format: 'epub', files: [{ mediaType: 'application/epub+zip' }] }]);
  const book = await api.server.inject({
    url: made[0]?.files[0]?.address ?? '',
    headers: { cookie: ada.cookie },
  });
  const files = unzipSync(book.rawPayload);
  expect(new TextDecoder().decode(files['EPUB/package.opf'])).toContain('Rain &amp; sea');
  expect(Object.keys(files).filter((name) => /pictures|drawings/.test(name))).toHaveLength(2);
});

test('readers of an approved document have its page and publications, and its saved file is not for them', async () => {
  const [ada, sam] = [await person(api, { role: 'teacher' }), await person(api)];
  const id = await bringOneLesson(ada);
  await publish(ada, id);
  expect((await readPage(sam, id)).body).toContain('A cloud above the sea');
  expect(await makeForm(sam, id, 'epub')).toBe(200);
  const [row] = await db.database.asOwner((tx) =>
    tx.query<{ document_file_id: string }>('', 'select document_file_id from resources where id = $1', [id]),
  );
  const seen = await db.database.asUser({ userId: sam.session.user.id, organizationId: null }, (tx) =>
    tx.query('', 'select from files where id = $1', [row?.document_file_id]),
  );
  expect(seen).toEqual([]);
});

test('a drawing has no publications of documents', async () => {
  const ada = await person(api, { role: 'teacher' });
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="90mm" height="60mm" viewBox="0 0 90 60"><title>House</title><rect x="5" y="5" width="40" height="40"/></svg>';
  const sent = await sendFile(api, ada, 'house.svg', svg);
  await convertUploaded(api.dependencies, sent.json<{ conversion: Listed }>().conversion.id, never);
  const [listed] = (await call(api, ada, 'GET', '/conversions')).json<Listed[]>();
  const id = listed?.resource?.id ?? '';
  expect(await readOutputs(ada, id)).toMatchObject({ isDocument: false, canBeMade: true });
  expect(await makeForm(ada, id, 'epub')).toBe(404);
});

test('a new file of a published document is read by reviewers first, and then by readers', async () => {
  const [ada, admin, sam] = [
    await person(api, { role: 'teacher' }),
    await person(api, { role: 'admin' }),
    await person(api),
  ];
  const id = await bringOneLesson(ada, 'Old lesson');
  await publish(ada, id);
  const draft = await bringOneLesson(ada, 'New lesson');
  expect((await call(api, ada, 'POST', `/content/${id}/file`, { draftId: draft })).json()).toEqual({
    became: 'submitted',
  });
  const { submissions } = (await call(api, ada, 'GET', `/content/${id}`)).json<{
    submissions: { id: string }[];
  }>();
  const address = `/submissions/${submissions[0]?.id}`;
  expect(
    (await call(api, admin, 'GET', `/reviews${address.slice('/submissions'.length)}`)).json(),
  ).toMatchObject({
    newFiles: { text: { mediaType: 'text/html', address: `/api${address}/text` } },
  });
  expect((await call(api, admin, 'GET', `${address}/text`)).body).toContain('New lesson');
  expect((await call(api, sam, 'GET', `${address}/text`)).statusCode).toBe(404);
  expect((await readPage(sam, id)).body).toContain('Old lesson');
  await decide(admin, ada, id);
  expect((await readPage(sam, id)).body).toContain('New lesson');
});

test('the files of a document are deleted with its resource', async () => {
  const ada = await person(api, { role: 'teacher' });
  const id = await bringOneLesson(ada);
  const count = async () => {
    const rows = await db.database.asOwner((tx) =>
      tx.query<{ name: string }>('', 'select name from files where owner_id = $1', [ada.session.user.id]),
    );
    return rows.map(({ name }) => name).toSorted();
  };
  expect(await count()).toEqual(['The water cycle.docx', 'The water cycle.html', 'The water cycle.zip']);
  expect((await call(api, ada, 'DELETE', `/content/${id}`)).statusCode).toBe(200);
  expect(await count()).toEqual([]);
});

test('each publication that the API offers is made of a document', { tags: 'exhaustive' }, async () => {
  const ada = await person(api, { role: 'teacher' });
  const id = await bringOneLesson(ada);
  for (const { id: format, media } of DOCUMENT_OFFERS)
    expect([format, await makeForm(ada, id, format, media[0])]).toEqual([format, 200]);
  const { made, requests } = await readOutputs(ada, id);
  expect(requests).toEqual([]);
  expect(made.map(({ format }) => format).toSorted()).toEqual(DOCUMENT_FORMATS.toSorted());
  const pdf = made.find(({ format }) => format === 'pdf')?.files[0];
  expect(pdf?.name).toBe('document.pdf');
});
