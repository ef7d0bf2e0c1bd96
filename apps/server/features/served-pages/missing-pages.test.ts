import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import { aCollection, aResource, aUser } from '../../testing/factories.ts';
import { person } from '../../testing/http/people.ts';
import { useApi } from '../../testing/http/use-api.ts';

const SHELL = readFileSync(join(import.meta.dirname, '../../../web/index.html'), 'utf8');
const NOTHING = '0199a0a0-0000-7000-8000-000000000000';
const webFolder = mkdtempSync(join(tmpdir(), 'relievo-missing-'));
for (const name of ['index.html', 'embed.html']) writeFileSync(join(webFolder, name), SHELL);
afterAll(() => rmSync(webFolder, { recursive: true }));

const db = useDatabase();
const api = useApi(db, { webFolder });
const greedy = useApi(db, {
  webFolder,
  limits: { read: 0, write: 9, costly: 9, credentials: 9, letters: 9 },
});
const failing = useApi(db, {
  webFolder,
  replace: ({ database }) => ({
    database: { ...database, asUser: () => Promise.reject(new Error('no database')) },
  }),
});
const demo = useApi(db, { webFolder, settings: { NODE_ENV: 'development' } });

let published: string;
let hidden: string;
let kept: string;

async function get(url: string, headers: Record<string, string> = {}, from = api) {
  from.clock.turn(2);
  return from.server.inject({ url, headers: { accept: 'text/html', ...headers } });
}

beforeAll(async () => {
  const owner = (await aUser(db.database, { role: 'teacher' })).id;
  const of = async (visibility: 'public' | 'private') =>
    (await aResource(db.database, { owner, title: `A ${visibility} cone`, visibility })).id;
  [published, hidden] = [await of('public'), await of('private')];
  kept = (await aCollection(db.database, { owner, name: 'Kept' })).id;
});

test('what somebody may not see has the page of what is missing', async () => {
  const { cookie } = await person(api);
  const missing = await get(`/resource/${NOTHING}`);
  expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, 'no-store']);
  expect(missing.body).toContain('<h1>Oops! Page not found</h1>');
  const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
  expect((await validator.validateString(missing.body)).results).toEqual([]);
  for (const headers of [{}, { cookie }])
    for (const url of [`/resource/${hidden}`, `/library/collection/${kept}`, `/user/${NOTHING}`]) {
      const answer = await get(url, headers);
      expect([answer.statusCode, answer.body]).toEqual([404, missing.body]);
      const tell = ({ headers: all }: typeof answer) =>
        Object.keys(all)
          .filter((name) => name !== 'set-cookie')
          .toSorted();
      expect(tell(answer)).toEqual(tell(missing));
    }
  expect((await get('/library?q=hidden')).body).not.toContain(hidden);
});

test('what its owner alone may see has the shell for them, and no cache keeps it', async () => {
  const author = await person(api);
  const own = { visibility: 'private', status: 'pending', owner: author.session.user.id } as const;
  const { id: draft } = await aResource(db.database, own);
  const answers: unknown[] = [];
  for (const headers of [{ cookie: author.cookie }, {}])
    for (const url of [`/resource/${draft}`, `/content/${draft}`]) {
      const { statusCode, body, headers: told } = await get(url, headers);
      answers.push([statusCode, body === SHELL, told['cache-control']]);
    }
  expect(answers).toEqual([
    [200, true, 'private, no-store'],
    [200, true, 'private, no-store'],
    [404, false, 'no-store'],
    // Whether it is there, nobody learns before they have signed in.
    [200, true, 'private, no-store'],
  ]);
});

test.each(['content', 'svg-editor', 'classes', 'admin/content-review'])(
  '/%s is missing for who is signed in and has no such thing, and asks guests to sign in',
  async (place) => {
    const { cookie } = await person(api);
    const { statusCode } = await get(`/${place}/${NOTHING}`, { cookie });
    expect([statusCode, (await get(`/${place}/${NOTHING}`)).statusCode]).toEqual([404, 200]);
  },
);

test('a page in a frame is missing where guests may not see what it shows', async () => {
  const statuses: number[] = [];
  for (const id of [published, hidden, NOTHING]) statuses.push((await get(`/embed/${id}`)).statusCode);
  expect(statuses).toEqual([200, 404, 404]);
});

test('what only a demo has is missing elsewhere', async () => {
  expect((await get('/workshop')).statusCode).toBe(404);
  expect((await get('/workshop', {}, demo)).statusCode).toBe(200);
});

test.each([
  ['who has used up the limit of a caller', () => greedy],
  ['who comes while the database fails', () => failing],
] as const)('an address of no page is missing for everyone, also for %s', async (_, server) => {
  const answers: { url: string; statusCode: number; isSaid: boolean }[] = [];
  for (const url of ['/nope', '/resource/nope', '/embed/nope', '/help/nope', '/workshop']) {
    const { statusCode, body } = await get(url, {}, server());
    answers.push({ url, statusCode, isSaid: body.includes('<h1>Oops! Page not found</h1>') });
  }
  expect(answers.filter(({ statusCode, isSaid }) => statusCode !== 404 || !isSaid)).toEqual([]);
});

test.each([
  ['was not looked for, as its caller asks too often', () => greedy],
  ['could not be looked for', () => failing],
] as const)('a page of something that %s is not called missing, and no cache keeps it', async (_, server) => {
  const answers: unknown[] = [];
  for (const url of [`/resource/${published}`, `/resource/${NOTHING}`, `/library`]) {
    const { statusCode, body, headers } = await get(url, {}, server());
    answers.push([statusCode, body === SHELL, headers['cache-control']]);
  }
  expect(answers).toEqual(answers.map(() => [200, true, 'private, no-store']));
  expect((await get(`/embed/${published}`, {}, server())).statusCode).toBe(200);
});
