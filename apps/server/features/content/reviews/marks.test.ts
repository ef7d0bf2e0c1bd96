import { expect, test } from 'vitest';
import { useDatabase } from '../../../testing/database.ts';
import { aDraftResource } from '../../../testing/factories.ts';
import { mailsTo, type Person, person } from '../../../testing/http/people.ts';
import { useApi } from '../../../testing/http/use-api.ts';

const api = useApi(useDatabase());

async function send(who: Person, url: string, payload: object) {
  const headers = { cookie: who.cookie };
  return api.server.inject({ method: 'POST', url: `/api${url}`, headers, payload });
}

async function aSubmission() {
  const author = await person(api, { role: 'teacher' });
  const admin = await person(api, { role: 'admin' });
  const { id } = await aDraftResource(api.dependencies.database, { owner: author.session.user.id });
  await send(author, `/content/${id}/submissions`, { edits: null, visibility: 'public' });
  const get = async (who: Person, url: string) =>
    (await api.server.inject({ url: `/api${url}`, headers: { cookie: who.cookie } })).json();
  const content = await get(author, `/content/${id}`);
  return { author, admin, id, submission: content.submissions[0].id as string, get };
}

const HOUSE = { part: 'House', x: 40.1, y: 45, words: 'Please draw it larger.' };
const POINT = { part: null, x: 12.5, y: 80, words: 'A tree is missing here.' };

test('the author reads what is asked for at places of the drawing, on the page and in the letter', async () => {
  const { author, admin, id, submission, get } = await aSubmission();
  const asking = { kind: 'request_changes', words: '', marks: [HOUSE, POINT] };
  expect((await send(admin, `/submissions/${submission}/decision`, asking)).statusCode).toBe(200);
  const content = await get(author, `/content/${id}`);
  expect(content.submissions[0].decision).toMatchObject({ kind: 'request_changes', marks: [HOUSE, POINT] });
  const review = await get(admin, `/reviews/${submission}`);
  expect(review.decision.marks).toEqual([HOUSE, POINT]);
  const letters = (await mailsTo(api, author.email)).filter(({ payload }) => payload['resourceId'] === id);
  expect(letters.map(({ payload }) => payload['words'])).toEqual([
    'House: Please draw it larger.\nA tree is missing here.',
  ]);
});

test.each([
  ['without words for a place', 'request_changes', [{ ...HOUSE, words: ' ' }]],
  ['off every sheet', 'request_changes', [{ ...HOUSE, x: -1 }]],
  ['at more than twenty places', 'reject', Array.from({ length: 21 }, () => HOUSE)],
  ['that approves', 'approve', [HOUSE]],
  ['that says nothing at all', 'request_changes', []],
])('an answer %s is refused, and the submission goes on waiting', async (_, kind, marks) => {
  const { author, admin, id, submission, get } = await aSubmission();
  const answer = await send(admin, `/submissions/${submission}/decision`, { kind, words: '', marks });
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input']);
  expect((await get(author, `/content/${id}`)).submissions[0].decision).toBeNull();
});

test.each(['{}', '[1]', '[{"part":null,"x":"1","y":1,"words":"?"}]', '[{"part":null,"x":1,"y":1}]'])(
  'the database takes no other shape for places: %s',
  async (marks) => {
    const { database } = api.dependencies;
    const rows = await database.asSystem((tx) =>
      tx.query<{ are: boolean }>('test-marks', 'select are_marks($1::jsonb) as are', [marks]),
    );
    expect(rows[0]?.are).toBe(false);
  },
);
