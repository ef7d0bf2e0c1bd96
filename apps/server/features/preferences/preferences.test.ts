import { expect, test } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import { aRow } from '../../testing/factories.ts';
import { mailsTo, type Person, person } from '../../testing/http/people.ts';
import { useApi } from '../../testing/http/use-api.ts';

const db = useDatabase();
const api = useApi(db);
const URL_OF = '/api/account/preferences';

const change = ({ cookie }: Person, payload: object) =>
  api.server.inject({ method: 'PATCH', url: URL_OF, payload, headers: { cookie } });
const read = async ({ cookie }: Person) =>
  (await api.server.inject({ url: URL_OF, headers: { cookie } })).json();

test('what is changed is kept, and what is left out stays', async () => {
  const ada = await person(api);
  expect(await read(ada)).toEqual({
    updatesOptIn: false,
    mailsDecisions: true,
    keepsSearchHistory: true,
    language: 'en',
  });
  await change(ada, { updatesOptIn: true });
  await change(ada, { mailsDecisions: false, language: 'pt-BR' });
  expect(await read(ada)).toEqual({
    updatesOptIn: true,
    mailsDecisions: false,
    keepsSearchHistory: true,
    language: 'pt-BR',
  });
});

test.each([[{ language: 'english' }], [{ updatesOptIn: 'yes' }]])('%j is refused', async (payload) => {
  expect((await change(await person(api), payload)).json().code).toBe('invalid_input');
});

test('who wants no letters about decisions finds the notice in the product all the same', async () => {
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
