import type { Content } from '@relievo/contracts/content';
import type { DrawingEntry, KeptDrawing } from '@relievo/contracts/values';
import { readDrawing, writeDrawing } from '@relievo/graphic/svg';
import { beforeAll, describe, expect, test } from 'vitest';
import { RATE_LIMITS } from '../../platform/http/requests/rate-limit.ts';
import { useDatabase } from '../../testing/database.ts';
import { type Person, person } from '../../testing/http/people.ts';
import { useApi } from '../../testing/http/use-api.ts';

const db = useDatabase();
const api = useApi(db, { limits: { ...RATE_LIMITS, write: 100_000, costly: 1000 } });
let ada: Person;
let bob: Person;
let student: Person;
let admin: Person;

beforeAll(async () => {
  ada = await person(api, { role: 'teacher' });
  bob = await person(api, { role: 'teacher' });
  student = await person(api);
  admin = await person(api, { role: 'admin' });
});

const FOREIGN = `<svg xmlns="http://www.w3.org/2000/svg" width="90mm" height="60mm" viewBox="0 0 90 60">
  <title>House</title><script>alert(1)</script>
  <rect x="5" y="5" width="40" height="30" fill="none" stroke="black" onclick="alert(2)"/></svg>`;

async function send(who: Person, method: 'GET' | 'PUT' | 'POST', url: string, payload?: object) {
  return api.server.inject({
    method,
    url: `/api${url}`,
    headers: { cookie: who.cookie },
    ...(payload && { payload }),
  });
}

async function call<Answer>(...sent: Parameters<typeof send>): Promise<Answer & { code?: string }> {
  return (await send(...sent)).json();
}

async function open(who: Person, svg = FOREIGN): Promise<KeptDrawing> {
  const { id } = await call<DrawingEntry>(who, 'POST', '/drawings/imports', { name: 'house.svg', svg });
  return call<KeptDrawing>(who, 'GET', `/drawings/${id}`);
}

interface Kept {
  readonly resourceId: string;
  readonly became: string;
}

function keep(who: Person, { id, edits }: { id: string; edits: number }) {
  return call<Kept>(who, 'POST', `/drawings/${id}/resource`, { edits });
}

/** The drawing under another title, saved. */
async function retitle(who: Person, { id, edits, svg }: KeptDrawing, title: string): Promise<KeptDrawing> {
  const read = readDrawing(svg);
  if (!read.ok) throw new Error(read.problems[0].code);
  await call(who, 'PUT', `/drawings/${id}`, { edits, svg: writeDrawing({ ...read.value, title }) });
  return call<KeptDrawing>(who, 'GET', `/drawings/${id}`);
}

async function publish(id: string, author: Person, licence: string): Promise<void> {
  const sent = { edits: null, visibility: 'public' };
  await call(author, 'POST', `/content/${id}/submissions`, sent);
  const { submissions } = await call<Content>(author, 'GET', `/content/${id}`);
  await call(admin, 'POST', `/submissions/${submissions[0]?.id}/decision`, { kind: 'approve' });
  await db.database.asOwner((tx) =>
    tx.query('set-licence', 'update resources set licence = $2 where id = $1', [id, licence]),
  );
}

async function readPicture(who: Person, id: string): Promise<string> {
  return (await send(who, 'GET', `/resources/${id}/picture`)).body;
}

describe('an SVG of any program', () => {
  test('is opened as a drawing without what could run, and what was left out is said', async () => {
    const { svg, notes, title } = await open(student);
    expect(title).toBe('House');
    expect(readDrawing(svg).ok).toBe(true);
    expect(svg).not.toMatch(/script|alert|onclick/);
    expect(notes.join(' ')).not.toBe('');
  });

  test('that was made here opens as it is, with nothing to be said', async () => {
    const { svg } = await open(student);
    const again = await open(student, svg);
    expect([again.svg, again.notes]).toEqual([svg, []]);
  });

  test('that is none is refused with what to do, and no drawing is begun', async () => {
    const before = await call<DrawingEntry[]>(student, 'GET', '/drawings');
    const { code, message } = await call<{ message: string }>(student, 'POST', '/drawings/imports', {
      name: 'letter.svg',
      svg: 'Dear Ada,',
    });
    expect(code).toBe('drawing_not_opened');
    expect(message).toMatch(/^This file was not opened\. \S/);
    expect(await call(student, 'GET', '/drawings')).toEqual(before);
  });
});

describe('a drawing that is kept', () => {
  test('becomes one resource, which is changed when it is kept again', async () => {
    const begun = await open(ada);
    const first = await keep(ada, begun);
    expect(first.became).toBe('new');
    const changed = await retitle(ada, begun, 'House with a door');
    expect(changed.resource).toEqual({ id: first.resourceId, state: 'open' });
    expect(await keep(ada, changed)).toEqual({ resourceId: first.resourceId, became: 'changed' });
    expect(await readPicture(ada, first.resourceId)).toContain('House with a door');
  });

  test('is a new version before the reviewers where readers see it, and they have the old one until then', async () => {
    const begun = await open(ada);
    const { resourceId } = await keep(ada, begun);
    await publish(resourceId, ada, 'CC BY 4.0');
    const changed = await retitle(ada, begun, 'House with a chimney');
    expect(changed.resource?.state).toBe('published');
    expect(await keep(ada, changed)).toEqual({ resourceId, became: 'submitted' });
    expect(await readPicture(bob, resourceId)).not.toContain('chimney');
    expect((await keep(ada, changed)).code).toBe('content_waits');
    const { submissions, version } = await call<Content>(ada, 'GET', `/content/${resourceId}`);
    expect([version, submissions[0]?.version]).toEqual([1, 1]);
    await call(admin, 'POST', `/submissions/${submissions[0]?.id}/decision`, { kind: 'approve' });
    expect(await readPicture(bob, resourceId)).toContain('House with a chimney');
  });

  test('needs the right to upload, and the count that was saved last', async () => {
    expect((await keep(student, await open(student))).code).toBe('upload_not_allowed');
    const begun = await open(ada);
    await retitle(ada, begun, 'House of another tab');
    expect((await keep(ada, begun)).code).toBe('drawing_changed_elsewhere');
  });
});

describe('the drawing of a resource', () => {
  test('of one’s own is gone on with where it was left', async () => {
    const begun = await open(ada);
    const { resourceId } = await keep(ada, begun);
    const reopened = await call<DrawingEntry>(ada, 'POST', `/resources/${resourceId}/drawing`);
    expect(reopened.id).toBe(begun.id);
  });

  test('of somebody else begins one that names its author for as long as it goes', async () => {
    const { resourceId } = await keep(ada, await open(ada));
    await publish(resourceId, ada, 'CC BY-SA 4.0');
    const { id } = await call<DrawingEntry>(bob, 'POST', `/resources/${resourceId}/drawing`);
    const remixed = await call<KeptDrawing>(bob, 'GET', `/drawings/${id}`);
    expect(remixed.origin).toMatchObject({ resourceId, title: 'House', licence: 'CC BY-SA 4.0' });
    const credit = `Based on “House” by ${remixed.origin?.author}, CC BY-SA 4.0.`;
    expect(remixed.svg).toContain(credit);
    const kept = await keep(bob, remixed);
    expect(kept.became).toBe('new');
    const { fields } = await call<Content>(bob, 'GET', `/content/${kept.resourceId}`);
    expect(fields.description).toContain(credit);
    expect(fields.licence).toBe('CC BY-SA 4.0');
  });

  test('whose licence lets nobody change it is not begun from', async () => {
    const { resourceId } = await keep(ada, await open(ada));
    await publish(resourceId, ada, 'CC BY-ND 4.0');
    const refused = await call<{ message: string }>(bob, 'POST', `/resources/${resourceId}/drawing`);
    expect(refused.code).toBe('drawing_not_free');
    expect(refused.message).toContain('CC BY-ND 4.0');
  });
});

describe('a file of a drawing', () => {
  test.each([
    ['swell', 'swell-a4', 'application/pdf', /^%PDF/],
    ['brf', 'embosser-6', 'text/plain', /,h\\se/i],
    ['iveo', 'swell-a4', 'image/svg+xml', /<svg/],
  ])('%s is made for whoever draws it', async (format, profile, mediaType, words) => {
    const { id } = await open(student);
    const answer = await send(student, 'POST', `/drawings/${id}/files`, { format, profile });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain(mediaType);
    expect(answer.headers['content-disposition']).toContain('House');
    expect(answer.body).toMatch(words);
  });

  test('of a format that does not exist is refused', async () => {
    const { id } = await open(student);
    const made = await call(student, 'POST', `/drawings/${id}/files`, { format: 'wax', profile: 'swell-a4' });
    expect(made.code).toBe('drawing_not_made');
  });
});
