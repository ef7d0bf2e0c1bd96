import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { RATE_LIMITS } from '../../platform/http/requests/rate-limit.ts';
import { useDatabase } from '../../testing/database.ts';
import { aMembership, anOrganization, aResource, aUser } from '../../testing/factories.ts';
import { mailsTo, type Person, person } from '../../testing/http/people.ts';
import { useApi } from '../../testing/http/use-api.ts';
import { ask } from '../../testing/rules/ask.ts';

const db = useDatabase();
/** As much is asked here as nobody may in a minute. */
const api = useApi(db, { limits: { ...RATE_LIMITS, costly: 1000 } });

let author: Person;
let ada: Person;
let bob: Person;

beforeAll(async () => {
  author = await person(api);
  ada = await person(api);
  bob = await person(api);
});
// So much is written here that the limits on it would be reached.
beforeEach(() => api.clock.turn(60));

function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, who: Person | null, payload?: object) {
  return api.server.inject({
    method,
    url: `/api${url}`,
    ...(who && { headers: { cookie: who.cookie } }),
    ...(payload && { payload }),
  });
}

interface Given {
  readonly visibility?: 'public' | 'private' | 'organization';
  readonly organization?: string;
}

async function resourceBy(owner: Person, given: Given = {}): Promise<string> {
  return (await aResource(db.database, { owner: owner.session.user.id, title: 'Rivers', ...given })).id;
}

function askFor(resource: string, who: Person, form = 'braille', words = '') {
  return call('POST', `/resources/${resource}/accessible-requests`, who, { form, words });
}

async function idOf(resource: string, who: Person): Promise<string> {
  return (await askFor(resource, who)).json<{ id: string }>().id;
}

async function listFor(resource: string, who: Person | null) {
  return (await call('GET', `/resources/${resource}/accessible-requests`, who)).json();
}

async function noticesOf({ session }: Person, resource: string) {
  const rows = await ask<{ kind: string; payload: object }>(
    db,
    session.user.id,
    "select kind, payload from notices where payload->>'resourceId' = $1 order by id",
    [resource],
  );
  return rows.map(({ kind, payload }) => [kind, payload]);
}

test('a request can be made, supported, taken and answered, and everybody who wants it is told each time', async () => {
  const resource = await resourceBy(author);
  const asked = (await askFor(resource, ada, 'tactile sheet', 'With a key in braille.')).json();
  expect(asked).toMatchObject({ state: 'open', supporters: 1, isAsker: true, isSupporter: true, answer: '' });
  const supported = await call('PUT', `/accessible-requests/${asked.id}/support`, bob);
  expect(supported.json()).toMatchObject({ supporters: 2, isAsker: false, isSupporter: true });
  expect(await listFor(resource, null)).toMatchObject({
    total: 1,
    mayAnswer: false,
    rows: [{ form: 'tactile sheet', words: 'With a key in braille.', supporters: 2, isSupporter: false }],
  });
  expect((await listFor(resource, author)).mayAnswer).toBe(true);

  expect((await call('PUT', `/accessible-requests/${asked.id}/taken`, author)).json().state).toBe('taken');
  const answered = await call('POST', `/accessible-requests/${asked.id}/answer`, author, {
    outcome: 'answered',
    words: 'There is a sheet now.',
    resourceId: resource,
  });
  expect(answered.json()).toMatchObject({
    state: 'answered',
    answer: 'There is a sheet now.',
    answerResource: { id: resource, title: 'Rivers' },
  });
  const about = { resourceId: resource, title: 'Rivers', form: 'tactile sheet' };
  expect(await noticesOf(author, resource)).toEqual([
    ['accessible_request_made', { ...about, words: 'With a key in braille.' }],
  ]);
  for (const who of [ada, bob]) {
    expect(await noticesOf(who, resource)).toEqual([
      ['accessible_request_taken', { ...about, words: '' }],
      ['accessible_request_answered', { ...about, words: 'There is a sheet now.' }],
    ]);
    const letters = (await mailsTo(api, who.email)).map(({ template }) => template);
    expect(letters).toEqual(
      expect.arrayContaining(['accessible_request_taken', 'accessible_request_answered']),
    );
  }
});

test('a request in other letters supports the open one, also when twenty people ask at once', async () => {
  const resource = await resourceBy(author);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, turn) =>
      askFor(resource, turn % 2 ? ada : bob, 'other', turn % 3 ? 'As a  MODEL' : 'as a model'),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
  expect(await listFor(resource, null)).toMatchObject({ total: 1, rows: [{ supporters: 2 }] });
  expect(await noticesOf(author, resource)).toHaveLength(1);
  await askFor(resource, ada, 'other', 'As a song');
  expect((await listFor(resource, null)).total).toBe(2);
});

test('fifty supports of one person count as one', async () => {
  const resource = await resourceBy(author);
  const url = `/accessible-requests/${await idOf(resource, ada)}/support`;
  const answers = await Promise.all(Array.from({ length: 50 }, () => call('PUT', url, bob)));
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect((await listFor(resource, bob)).rows).toMatchObject([{ supporters: 2, isSupporter: true }]);
  await Promise.all(Array.from({ length: 5 }, () => call('DELETE', url, bob)));
  expect((await listFor(resource, bob)).rows).toMatchObject([{ supporters: 1, isSupporter: false }]);
});

test('an open request is deleted when nobody wants it any more, and one in progress stays', async () => {
  const resource = await resourceBy(author);
  const open = await idOf(resource, ada);
  expect((await call('DELETE', `/accessible-requests/${open}/support`, ada)).json()).toEqual({});
  expect((await listFor(resource, ada)).total).toBe(0);
  const taken = await idOf(resource, ada);
  await call('PUT', `/accessible-requests/${taken}/taken`, author);
  await call('DELETE', `/accessible-requests/${taken}/support`, ada);
  expect((await listFor(resource, ada)).rows).toMatchObject([{ state: 'taken', supporters: 0 }]);
});

test('the list shows open requests first, the most wanted ones at the top, and then settled ones', async () => {
  const resource = await resourceBy(author);
  for (const form of ['audio', 'braille', 'captions']) await askFor(resource, ada, form);
  await askFor(resource, bob, 'braille');
  const { rows } = await listFor(resource, ada);
  await call('POST', `/accessible-requests/${rows[0].id}/answer`, author, {
    outcome: 'declined',
    words: 'No.',
  });
  const forms = (await listFor(resource, ada)).rows.map(({ form }: { form: string }) => form);
  expect([rows[0].form, forms]).toEqual(['braille', ['captions', 'audio', 'braille']]);
});

describe('a step of a request', () => {
  const steps = {
    take: ['PUT', '/taken', undefined],
    'give back': ['DELETE', '/taken', undefined],
    answer: ['POST', '/answer', { outcome: 'answered', words: 'Here it is.' }],
    decline: ['POST', '/answer', { outcome: 'declined', words: 'It cannot be done.' }],
    support: ['PUT', '/support', undefined],
  } as const;
  type Step = keyof typeof steps;
  const go = async (id: string, step: Step, who: Person) => {
    const [method, path, payload] = steps[step];
    const answer = await call(method, `/accessible-requests/${id}${path}`, who, payload);
    return answer.statusCode === 200 ? answer.json().state : answer.json().code;
  };

  test.each<[state: string, way: Step[], outcomes: Record<Step, string>]>([
    [
      'open',
      [],
      {
        take: 'taken',
        'give back': 'request_settled',
        answer: 'answered',
        decline: 'declined',
        support: 'open',
      },
    ],
    [
      'taken',
      ['take'],
      {
        take: 'request_settled',
        'give back': 'open',
        answer: 'answered',
        decline: 'declined',
        support: 'taken',
      },
    ],
    ...(['answer', 'decline'] as const).map((last): [string, Step[], Record<Step, string>] => [
      last === 'answer' ? 'answered' : 'declined',
      [last],
      {
        take: 'request_settled',
        'give back': 'request_settled',
        answer: 'request_settled',
        decline: 'request_settled',
        support: 'request_settled',
      },
    ]),
  ])('from %s is allowed where the table says and nowhere else', async (_, way, outcomes) => {
    for (const [step, outcome] of Object.entries(outcomes) as [Step, string][]) {
      const id = await idOf(await resourceBy(author), ada);
      for (const before of way) await go(id, before, author);
      expect([step, await go(id, step, author)]).toEqual([step, outcome]);
    }
  });

  test('may be taken by the author, reviewers of the organization and administrators, and by nobody else', async () => {
    const [member, reviewer] = [await person(api), await person(api)];
    const [admin, chief] = [await person(api, { role: 'admin' }), await person(api, { role: 'super_admin' })];
    const organization = (await anOrganization(db.database)).id;
    for (const [who, role] of [
      [member, 'member'],
      [reviewer, 'reviewer'],
    ] as const)
      await aMembership(db.database, { organization, user: who.session.user.id, role });
    for (const step of ['take', 'answer', 'decline'] as const) {
      const may: Record<string, unknown> = {};
      for (const [name, who] of Object.entries({ author, ada, member, reviewer, admin, chief })) {
        const id = await idOf(await resourceBy(author, { organization }), ada);
        may[name] = (await go(id, step, who)) !== 'forbidden';
      }
      expect(may).toEqual({
        author: true,
        ada: false,
        member: false,
        reviewer: true,
        admin: true,
        chief: true,
      });
    }
  });

  test('succeeds for one of fifty who take it at once', async () => {
    const resource = await resourceBy(author);
    const id = await idOf(resource, ada);
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, turn) => go(id, turn % 2 ? 'answer' : 'decline', author)),
    );
    expect(outcomes.filter((outcome) => outcome !== 'request_settled')).toHaveLength(1);
    expect(await noticesOf(ada, resource)).toHaveLength(1);
  });
});

test('requests for a hidden resource answer like those of a missing one', async () => {
  const resource = await resourceBy(author);
  const id = await idOf(resource, ada);
  await api.dependencies.database.asOwner((tx) =>
    tx.query('test-hide', "update resources set visibility = 'private' where id = $1", [resource]),
  );
  const nowhere = '01999999-0000-7000-8000-000000000000';
  for (const [method, url, payload] of [
    ['GET', (at: string) => `/resources/${at}/accessible-requests`, undefined],
    ['POST', (at: string) => `/resources/${at}/accessible-requests`, { form: 'audio' }],
  ] as const)
    for (const at of [resource, nowhere])
      expect((await call(method, url(at), bob, payload)).json()).toMatchObject({ code: 'not_found' });
  for (const [method, path, payload] of [
    ['PUT', '/support', undefined],
    ['DELETE', '/support', undefined],
    ['PUT', '/taken', undefined],
    ['POST', '/answer', { outcome: 'declined', words: 'No.' }],
  ] as const)
    for (const at of [id, nowhere])
      expect((await call(method, `/accessible-requests/${at}${path}`, ada, payload)).json().code).toBe(
        'not_found',
      );
  await call('POST', `/accessible-requests/${id}/answer`, author, { outcome: 'declined', words: 'Gone.' });
  expect(await noticesOf(ada, resource)).toEqual([]);
});

test('an answer may only link to what its writer can see, and its title is told only to those who can read it', async () => {
  const resource = await resourceBy(author);
  const [hidden, own] = [
    await resourceBy(bob, { visibility: 'private' }),
    await resourceBy(author, { visibility: 'private' }),
  ];
  const id = await idOf(resource, ada);
  const answer = (resourceId: string) =>
    call('POST', `/accessible-requests/${id}/answer`, author, {
      outcome: 'answered',
      words: 'Here.',
      resourceId,
    });
  expect((await answer(hidden)).json().data.issues).toEqual([
    {
      path: 'resourceId',
      code: 'resource_not_found',
      parameters: {},
      message: 'There is no resource at this address, or it is not shared with you',
    },
  ]);
  expect((await answer(own)).json().answerResource).toEqual({ id: own, title: 'Rivers' });
  expect((await listFor(resource, ada)).rows).toMatchObject([{ state: 'answered', answerResource: null }]);
});

test('administrators are told of a request where the author has left', async () => {
  const admin = await person(api, { role: 'admin' });
  const resource = (await aResource(db.database, { owner: (await aUser(db.database)).id })).id;
  await api.dependencies.database.asOwner((tx) =>
    tx.query('test-author-gone', 'update resources set submitted_by = null where id = $1', [resource]),
  );
  await askFor(resource, ada);
  expect(await noticesOf(admin, resource)).toMatchObject([
    ['accessible_request_made', { resourceId: resource }],
  ]);
});

test.each([
  ['no form', { form: 'smell' }, 'Please choose a format'],
  ['something else, and not what', { form: 'other', words: '  ' }, 'Please say which format you need'],
  ['too much', { form: 'audio', words: 'x'.repeat(10_000) }, 'Please write at most 2,000 characters'],
])('%s is refused as a request', async (_, payload, message) => {
  const url = `/resources/${await resourceBy(author)}/accessible-requests`;
  expect((await call('POST', url, author, payload)).json().data.issues[0].message).toBe(message);
});
