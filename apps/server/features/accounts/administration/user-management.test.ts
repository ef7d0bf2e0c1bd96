import type { ActOutcome, AdministeredPerson, PersonAct } from '@relievo/contracts/administration';
import type { Role } from '@relievo/contracts/values';
import { expect, test } from 'vitest';
import { useDatabase } from '../../../testing/database.ts';
import { mailsTo, type Person, person, signIn } from '../../../testing/http/people.ts';
import { useApi } from '../../../testing/http/use-api.ts';

const db = useDatabase();
const api = useApi(db);

function call(method: 'GET' | 'POST' | 'PUT', url: string, { cookie }: Person, payload?: object) {
  return api.server.inject({ method, url, headers: { cookie }, ...(payload ? { payload } : {}) });
}

function idOf({ session }: Person) {
  return session.user.id;
}

async function act(by: Person, what: PersonAct, people: readonly Person[], words = '') {
  const answer = await call('POST', '/api/admin/people/acts', by, {
    act: what,
    ids: people.map(idOf),
    words,
  });
  const { outcomes } = answer.json<{ outcomes: { id: string; outcome: ActOutcome }[] }>();
  return people.map((one) => outcomes.find(({ id }) => id === idOf(one))?.outcome);
}

async function list(by: Person, query: string) {
  const answer = await call('GET', `/api/admin/people?${query}`, by);
  return answer.json<{ rows: AdministeredPerson[]; total: number }>();
}

function giveRoles(by: Person, who: Person, seen: readonly Role[], roles: readonly Role[]) {
  return call('PUT', `/api/admin/people/${idOf(who)}/roles`, by, { seen, roles });
}

async function seesThemselves(who: Person) {
  return (await call('GET', '/api/session', who)).json<{ roles: Role[] } | null>();
}

function loggedActsOn(who: Person) {
  return db.database.asOwner((tx) =>
    tx.query<{ action: string; actor_id: string; details: object }>(
      '',
      'select action, actor_id, details from audit_log where subject_id = $1 order by id',
      [idOf(who)],
    ),
  );
}

async function titlesTo({ email }: Person) {
  return (await mailsTo(api, email)).map(({ payload }) => payload['title']);
}

test('a list finds people by name and address, narrows by role and state, and sorts', async () => {
  const admin = await person(api, { role: 'admin' });
  const zora = await person(api, { name: 'Zora Lindqvist', role: 'teacher' });
  const bela = await person(api, { name: 'Béla Lindqvist' });
  await act(admin, 'suspend', [bela]);
  const byName = await list(admin, 'search=lindqvist&sortBy=name-descending');
  expect([byName.total, byName.rows.map(({ displayName }) => displayName)]).toEqual([
    2,
    ['Zora Lindqvist', 'Béla Lindqvist'],
  ]);
  expect((await list(admin, `search=${zora.email}`)).rows).toMatchObject([
    { id: idOf(zora), email: zora.email, roles: ['teacher'], state: 'active', isAdministered: true },
  ]);
  expect((await list(admin, 'search=lindqvist&role=teacher')).total).toBe(1);
  expect((await list(admin, 'search=lindqvist&state=suspended')).rows).toMatchObject([{ id: idOf(bela) }]);
  const second = await list(admin, 'search=lindqvist&sortBy=name-descending&offset=1&limit=1');
  expect([second.total, second.rows.length, second.rows[0]?.id]).toEqual([2, 1, idOf(bela)]);
});

test('somebody who is suspended is out at once everywhere, cannot come in, and is told why', async () => {
  const [admin, teacher] = [await person(api, { role: 'admin' }), await person(api, { role: 'teacher' })];
  const elsewhere = await signIn(api, teacher.email);
  expect(await act(admin, 'suspend', [teacher], 'Please call us.')).toEqual(['done']);
  expect(await seesThemselves(teacher)).toBeNull();
  expect(await seesThemselves({ ...teacher, cookie: elsewhere.cookie })).toBeNull();
  await expect(signIn(api, teacher.email)).rejects.toThrow('/api/sign-in answered 4');
  const letters = await mailsTo(api, teacher.email);
  expect(letters.at(-1)?.payload).toMatchObject({ title: 'Your account is suspended' });
  expect(letters.at(-1)?.payload['words']).toContain('They wrote: Please call us.');
  expect(await act(admin, 'suspend', [teacher])).toEqual(['unchanged']);
  expect(await act(admin, 'lift_suspension', [teacher])).toEqual(['done']);
  expect((await signIn(api, teacher.email)).session.user.id).toBe(idOf(teacher));
  expect(await loggedActsOn(teacher)).toEqual([
    { action: 'person.suspend', actor_id: idOf(admin), details: { words: 'Please call us.' } },
    { action: 'person.lift_suspension', actor_id: idOf(admin), details: {} },
  ]);
});

test('signing somebody out everywhere ends every session and leaves the password', async () => {
  const [admin, teacher] = [await person(api, { role: 'admin' }), await person(api, { role: 'teacher' })];
  const elsewhere = await signIn(api, teacher.email);
  expect(await act(admin, 'sign_out', [teacher])).toEqual(['done']);
  expect([
    await seesThemselves(teacher),
    await seesThemselves({ ...teacher, cookie: elsewhere.cookie }),
  ]).toEqual([null, null]);
  expect((await signIn(api, teacher.email)).session.user.id).toBe(idOf(teacher));
  expect(await titlesTo(teacher)).toContain('Every device was signed out');
});

test('a reset goes out by mail, and not twice within a minute', async () => {
  const [admin, student] = [await person(api, { role: 'admin' }), await person(api)];
  expect(await act(admin, 'send_reset', [student])).toEqual(['done']);
  expect(await act(admin, 'send_reset', [student])).toEqual(['unchanged']);
  const sent = (await mailsTo(api, student.email)).filter(({ template }) => template === 'reset_password');
  expect(sent.length).toBe(1);
});

test('an address that an administrator verifies opens the sign-in', async () => {
  const admin = await person(api, { role: 'admin' });
  const email = `new-${process.pid}@example.org`;
  const payload = {
    displayName: 'Nora New',
    username: `nora-${process.pid}`,
    email,
    password: 'Correct-Horse-2',
    confirmPassword: 'Correct-Horse-2',
    agreeToTerms: true,
  };
  const signedUp = await api.server.inject({ method: 'POST', url: '/api/sign-up', payload });
  expect(signedUp.statusCode).toBe(200);
  await expect(signIn(api, email, 'Correct-Horse-2')).rejects.toThrow('Please verify your email address');
  const { rows } = await list(admin, `search=${email}&state=unverified`);
  const ids = rows.map(({ id }) => id);
  await call('POST', '/api/admin/people/acts', admin, { act: 'verify_email', ids });
  expect((await signIn(api, email, 'Correct-Horse-2')).session.user.email).toBe(email);
});

test('acts reach many people at once, and tell of each what became of it', async () => {
  const [admin, other] = [await person(api, { role: 'admin' }), await person(api, { role: 'admin' })];
  const owner = await person(api, { role: 'super_admin' });
  const [one, two] = [await person(api), await person(api)];
  await act(admin, 'suspend', [two]);
  expect(await act(admin, 'suspend', [one, two, other, owner, admin])).toEqual([
    'done',
    'unchanged',
    'not_allowed',
    'not_allowed',
    'not_allowed',
  ]);
  expect(await act(owner, 'suspend', [other])).toEqual(['done']);
});

test('roles that are given take the place of those that were seen, count at once, and are told', async () => {
  const [admin, student] = [await person(api, { role: 'admin' }), await person(api)];
  const given = await giveRoles(admin, student, ['student'], ['professional', 'teacher', 'student']);
  expect(given.json()).toEqual({ roles: ['teacher', 'professional'] });
  expect((await seesThemselves(student))?.roles.toSorted()).toEqual(['professional', 'teacher']);
  expect((await mailsTo(api, student.email)).at(-1)?.template).toBe('roles_changed');
  await giveRoles(admin, student, ['teacher', 'professional'], ['student']);
  expect((await seesThemselves(student))?.roles).toEqual(['student']);
  expect((await loggedActsOn(student)).map(({ action, details }) => [action, details])).toEqual([
    ['person.roles_changed', { before: ['student'], after: ['teacher', 'professional'] }],
    ['person.roles_changed', { before: expect.any(Array), after: ['student'] }],
  ]);
});

test('of two administrators who change the same roles at once, the second is told', async () => {
  const admins = [await person(api, { role: 'admin' }), await person(api, { role: 'super_admin' })] as const;
  const student = await person(api);
  const answers = await Promise.all([
    giveRoles(admins[0], student, ['student'], ['teacher']),
    giveRoles(admins[1], student, ['student'], ['institution']),
  ]);
  const codes = answers.map((answer) => answer.json().code ?? 'given');
  expect(codes.toSorted()).toEqual(['given', 'roles_overtaken']);
  expect((await seesThemselves(student))?.roles.length).toBe(1);
});

test.each<Role>(['admin', 'super_admin'])('only a super administrator makes somebody %s', async (role) => {
  const [admin, owner] = [await person(api, { role: 'admin' }), await person(api, { role: 'super_admin' })];
  const student = await person(api);
  expect((await giveRoles(admin, student, ['student'], [role])).statusCode).toBe(404);
  expect((await giveRoles(owner, student, ['student'], [role])).statusCode).toBe(200);
  expect((await giveRoles(admin, student, [role], ['student'])).statusCode).toBe(404);
  expect((await seesThemselves(student))?.roles).toEqual([role]);
});

test('nobody changes their own roles', async () => {
  const owner = await person(api, { role: 'super_admin' });
  expect((await giveRoles(owner, owner, ['super_admin'], ['student'])).statusCode).toBe(404);
});

test('two last super administrators who unmake or suspend each other at once leave one', async () => {
  await db.database.asOwner((tx) =>
    tx.query('', "update user_roles set role = 'teacher' where role = 'super_admin'"),
  );
  for (const end of ['roles', 'suspend'] as const) {
    const pair = [
      await person(api, { role: 'super_admin' }),
      await person(api, { role: 'super_admin' }),
    ] as const;
    await Promise.all(
      [
        [pair[0], pair[1]],
        [pair[1], pair[0]],
      ].map(([by, who]) =>
        end === 'roles'
          ? giveRoles(by as Person, who as Person, ['super_admin'], ['student'])
          : call('POST', '/api/admin/people/acts', by as Person, {
              act: 'suspend',
              ids: [idOf(who as Person)],
            }),
      ),
    );
    const [left] = await db.database.asOwner((tx) =>
      tx.query<{ count: number }>(
        '',
        `select count(*)::int as count from user_roles r join users u on u.id = r.user_id
         where role = 'super_admin' and suspended_at is null`,
      ),
    );
    expect([end, left?.count]).toEqual([end, 1]);
    await db.database.asOwner((tx) =>
      tx.query('', "update user_roles set role = 'teacher' where role = 'super_admin'"),
    );
  }
});

test('the table of people is a file without formulas, for administrators alone, and stands in the record', async () => {
  const admin = await person(api, { role: 'admin' });
  const odd = await person(api, { name: '=1+1' });
  const file = await call('GET', `/api/admin/people.csv?search=${odd.email}`, admin);
  expect(file.headers['content-disposition']).toBe('attachment; filename="relievo-people.csv"');
  expect(file.body.split('\r\n')[1]).toMatch(/^"'=1\+1",/);
  const [, teacher] = [await loggedActsOn(admin), await person(api, { role: 'teacher' })];
  expect((await call('GET', '/api/admin/people.csv', teacher)).json().code).toBe('forbidden');
  const taken = await db.database.asOwner((tx) =>
    tx.query('', `select details from audit_log where action = 'people.exported' and actor_id = $1`, [
      idOf(admin),
    ]),
  );
  expect(taken).toMatchObject([{ details: { search: odd.email } }]);
});

test.each([
  ['an order that is none', 'GET', '/api/admin/people?sortBy=password', undefined],
  ['an act that is none', 'POST', '/api/admin/people/acts', { act: 'erase', ids: [crypto.randomUUID()] }],
  ['nobody to act on', 'POST', '/api/admin/people/acts', { act: 'suspend', ids: [] }],
  [
    'more people than a page',
    'POST',
    '/api/admin/people/acts',
    { act: 'suspend', ids: Array.from({ length: 101 }, () => crypto.randomUUID()) },
  ],
] as const)('%s is refused', async (_, method, url, payload) => {
  const admin = await person(api, { role: 'admin' });
  expect((await call(method, url, admin, payload)).json().code).toBe('invalid_input');
});

test('nobody but administrators reads a row of the view of people', async () => {
  const [teacher, admin] = [await person(api, { role: 'teacher' }), await person(api, { role: 'admin' })];
  const rowsOf = (viewer: Person | null) =>
    db.database.asUser({ userId: viewer ? idOf(viewer) : null, organizationId: null }, (tx) =>
      tx.query('', 'select id from administered_people limit 1'),
    );
  expect(
    (await Promise.all([rowsOf(null), rowsOf(teacher), rowsOf(admin)])).map(({ length }) => length),
  ).toEqual([0, 0, 1]);
});
