import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import { aRow } from '../../testing/factories.ts';
import { mailsTo, type Person, person } from '../../testing/http/people.ts';
import { useApi } from '../../testing/http/use-api.ts';
import { createStopToken } from '../mail/service.ts';

const db = useDatabase();
const api = useApi(db);
const URL_OF = '/api/account/preferences';

function change({ cookie }: Person, payload: object) {
  return api.server.inject({ method: 'PATCH', url: URL_OF, payload, headers: { cookie } });
}

async function read({ cookie }: Person) {
  return (await api.server.inject({ url: URL_OF, headers: { cookie } })).json();
}

test('given preferences change, and the others stay', async () => {
  const ada = await person(api);
  expect(await read(ada)).toEqual({
    updatesOptIn: false,
    mailsDecisions: true,
    mailsRequests: true,
    mailsReports: true,
    keepsSearchHistory: true,
    language: 'en',
  });
  await change(ada, { updatesOptIn: true });
  await change(ada, { mailsDecisions: false, language: 'pt-BR' });
  expect(await read(ada)).toEqual({
    updatesOptIn: true,
    mailsDecisions: false,
    mailsRequests: true,
    mailsReports: true,
    keepsSearchHistory: true,
    language: 'pt-BR',
  });
});

test.each([[{ language: 'english' }], [{ updatesOptIn: 'yes' }]])('%j is refused', async (payload) => {
  expect((await change(await person(api), payload)).json().code).toBe('invalid_input');
});

test('a person who wants no letters about decisions still gets the notice in the product', async () => {
  const [wants, silent] = [await person(api, { role: 'teacher' }), await person(api, { role: 'teacher' })];
  await change(silent, { mailsDecisions: false });
  for (const { session } of [wants, silent]) {
    const resource = await aRow<{ id: string }>(db.database, 'resources', {
      title: 'Water cycle',
      submitted_by: session.user.id,
    });
    const submission = await aRow<{ id: string }>(db.database, 'submissions', {
      resource_id: resource.id,
      visibility: 'public',
      submitted_by: session.user.id,
    });
    await aRow(db.database, 'decisions', { submission_id: submission.id, kind: 'approve' });
  }
  const letters = async ({ email }: Person) => (await mailsTo(api, email)).map(({ template }) => template);
  expect(await letters(wants)).toContain('review_approve');
  expect(await letters(silent)).not.toContain('review_approve');
  const notices = await db.database.asOwner((tx) =>
    tx.query('', "select from notices where user_id = $1 and kind = 'review_approve'", [
      silent.session.user.id,
    ]),
  );
  expect(notices).toHaveLength(1);
});

describe('the link to stop letters', () => {
  const tokenOf = ({ session }: Person) =>
    createStopToken(api.dependencies.lettersKey, { personId: session.user.id, group: 'requests' });
  const addressOf = (token: string) => `/api/letters/stop/${token}`;
  const wanted = async (who: Person) => (await read(who)).mailsRequests;

  test('is one request without a session, from a page or from the form of a mail program', async () => {
    const [byPage, byProgram, byParts] = [await person(api), await person(api), await person(api)];
    const post = (who: Person, options: object = {}) =>
      api.server.inject({ method: 'POST', url: addressOf(tokenOf(who)), ...options });
    const form = (type: string, payload: string) => ({ payload, headers: { 'content-type': type } });
    const answers = [
      await post(byPage),
      await post(byProgram, form('application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click')),
      await post(
        byParts,
        form(
          'multipart/form-data; boundary=b',
          '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
        ),
      ),
    ];
    expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual(
      answers.map(() => [200, { group: 'requests' }]),
    );
    expect(answers.map(({ headers }) => headers['set-cookie'])).toEqual(answers.map(() => undefined));
    expect(await Promise.all([byPage, byProgram, byParts].map(wanted))).toEqual([false, false, false]);
    expect(await read(byPage)).toMatchObject({ mailsDecisions: true, mailsReports: true });
  });

  test('changes nothing for a program that only opens it', async () => {
    const ada = await person(api);
    for (const method of ['GET', 'HEAD'] as const)
      expect((await api.server.inject({ method, url: addressOf(tokenOf(ada)) })).statusCode).toBe(405);
    expect(await wanted(ada)).toBe(true);
  });

  test('is refused from other sites, with a token signed elsewhere, and for a person who is gone', async () => {
    const ada = await person(api);
    const elsewhere = { 'sec-fetch-site': 'cross-site' };
    const gone = createStopToken(api.dependencies.lettersKey, { personId: randomUUID(), group: 'reports' });
    const answers = [
      await api.server.inject({ method: 'POST', url: addressOf(tokenOf(ada)), headers: elsewhere }),
      await api.server.inject({ method: 'POST', url: addressOf(`${tokenOf(ada)}x`) }),
      await api.server.inject({ method: 'POST', url: addressOf(gone) }),
    ];
    expect(answers.map((answer) => answer.json().code)).toEqual([
      'cross_site_request',
      'link_not_valid',
      'link_not_valid',
    ]);
    expect(await wanted(ada)).toBe(true);
  });

  test('accepts forms, which no other operation does', async () => {
    const answer = await api.server.inject({
      method: 'POST',
      url: '/api/sign-in',
      payload: 'email=a',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.json().code).toBe('unsupported_media_type');
  });
});
