import type { Content, Review } from '@relievo/contracts/content';
import { expect, test } from 'vitest';
import { useDatabase } from '../../../testing/database.ts';
import { type Person, person } from '../../../testing/http/people.ts';
import { useApi } from '../../../testing/http/use-api.ts';
import { convertUploaded } from '../../conversions/converting-service.ts';
import { call, sendFile } from '../../uploads/testing/send-file.ts';

const db = useDatabase();
const api = useApi(db);
const never = new AbortController().signal;

function draw(width: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="90mm" height="60mm" viewBox="0 0 90 60"><title>House ${width}</title><rect x="5" y="5" width="${width}" height="40"/></svg>`;
}

function aTeacher(): Promise<Person> {
  return person(api, { role: 'teacher' });
}

/** A file that became a draft. */
async function bring(who: Person, width: number): Promise<string> {
  const sent = await sendFile(api, who, `house ${width}.svg`, draw(width));
  const { id } = sent.json<{ conversion: { id: string } }>().conversion;
  await convertUploaded(api.dependencies, id, never);
  const [listed] = (await listConversions(who)).filter((one) => one.id === id);
  return listed?.resource?.id ?? '';
}

async function listConversions(who: Person) {
  return (await call(api, who, 'GET', '/conversions')).json<
    { id: string; name: string; resource: { id: string; title: string } | null }[]
  >();
}

function replace(who: Person, id: string, draftId: string) {
  return call(api, who, 'POST', `/content/${id}/file`, { draftId });
}

async function countFiles(who: Person): Promise<number> {
  const rows = await db.database.asOwner((tx) =>
    tx.query<{ name: string }>('', 'select name from files where owner_id = $1', [who.session.user.id]),
  );
  return rows.length;
}

async function readFile(who: Person, id: string): Promise<string> {
  const answer = await api.server.inject({
    url: `/api/resources/${id}/file`,
    headers: { cookie: who.cookie },
  });
  return answer.body;
}

test('a rejected resource shows the new file, keeps its words and its history, and the old file goes', {
  tags: 'exhaustive',
}, async () => {
  const [ada, admin] = [await aTeacher(), await person(api, { role: 'admin' })];
  const id = await bring(ada, 20);
  await call(api, ada, 'POST', `/content/${id}/submissions`, { edits: null, visibility: 'public' });
  const read = async () => (await call(api, ada, 'GET', `/content/${id}`)).json<Content>();
  const [open] = (await read()).submissions;
  const reject = { kind: 'reject', words: 'The door is missing.' };
  expect((await call(api, admin, 'POST', `/submissions/${open?.id}/decision`, reject)).statusCode).toBe(200);

  const draft = await bring(ada, 40);
  expect((await replace(ada, id, draft)).statusCode).toBe(200);
  expect(await readFile(ada, id)).toContain('width="40"');
  const after = await read();
  expect([after.fields.title, after.submissions[0]?.decision?.words]).toEqual([
    'House 20',
    'The door is missing.',
  ]);
  expect((await call(api, ada, 'GET', `/content/${draft}`)).statusCode).toBe(404);
  // The first drawing is gone; the first file stays for as long as the workbench tells of it.
  expect(await countFiles(ada)).toBe(3);
  expect((await listConversions(ada)).map(({ name, resource }) => [name, resource?.id])).toEqual([
    ['house 40.svg', id],
    ['house 20.svg', id],
  ]);
});

test('readers of what is published keep its file until the new one is approved, and what was rejected changes nothing', {
  tags: 'exhaustive',
}, async () => {
  const [ada, admin] = [await aTeacher(), await person(api, { role: 'admin' })];
  const id = await bring(ada, 20);
  const decide = async (kind: 'approve' | 'reject') => {
    const { submissions } = (await call(api, ada, 'GET', `/content/${id}`)).json<Content>();
    return call(api, admin, 'POST', `/submissions/${submissions[0]?.id}/decision`, {
      kind,
      ...(kind === 'reject' && { words: 'The roof is open.' }),
    });
  };
  await call(api, ada, 'POST', `/content/${id}/submissions`, { edits: null, visibility: 'public' });
  expect((await decide('approve')).statusCode).toBe(200);

  const first = await bring(ada, 40);
  expect((await replace(ada, id, first)).json()).toEqual({ became: 'submitted' });
  expect(await readFile(admin, id)).toContain('width="20"');
  const submission = (await call(api, ada, 'GET', `/content/${id}`)).json<Content>().submissions[0]?.id ?? '';
  const review = (await call(api, admin, 'GET', `/reviews/${submission}`)).json<Review>();
  expect(review.newFiles).toMatchObject({
    own: { name: 'house 40.svg' },
    picture: { mediaType: 'image/svg+xml' },
  });
  const seen = (who: Person) => call(api, who, 'GET', `/submissions/${submission}/picture?show`);
  expect((await seen(admin)).body).toContain('<svg');
  expect((await call(api, ada, 'GET', `/submissions/${submission}/file`)).body).toContain('width="40"');
  expect((await seen(await aTeacher())).statusCode).toBe(404);
  expect((await replace(ada, id, await bring(ada, 30))).json()).toMatchObject({ code: 'content_waits' });
  expect((await decide('reject')).statusCode).toBe(200);
  expect(await readFile(admin, id)).toContain('width="20"');

  const second = await bring(ada, 44);
  expect((await replace(ada, id, second)).json()).toEqual({ became: 'submitted' });
  expect((await call(api, ada, 'GET', `/content/${second}`)).statusCode).toBe(404);
  expect((await decide('approve')).statusCode).toBe(200);
  expect(await readFile(admin, id)).toContain('width="44"');
  const { fields, status } = (await call(api, ada, 'GET', `/content/${id}`)).json<Content>();
  expect([fields.title, status]).toEqual(['House 20', 'approved']);
});

test('what waits, what is of somebody else and what is no draft is not replaced', async () => {
  const [ada, other] = [await aTeacher(), await aTeacher()];
  const [draft, second, theirs] = [await bring(ada, 10), await bring(ada, 12), await bring(other, 14)];
  const code = async (id: string, from: string) =>
    (await replace(ada, id, from)).json<{ code: string }>().code;
  expect(await code(draft, theirs)).toBe('not_found');
  expect(await code(theirs, draft)).toBe('not_found');
  expect(await code(draft, draft)).toBe('not_found');
  await call(api, ada, 'POST', `/content/${second}/submissions`, { edits: null, visibility: 'public' });
  expect(await code(second, draft)).toBe('content_waits');
  expect(await code(draft, second)).toBe('content_waits');
  expect(await readFile(ada, draft)).toContain('width="10"');
});
