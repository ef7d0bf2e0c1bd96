import { afterEach, describe, expect, test } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import { type Person, person, signIn } from '../../testing/http/people.ts';
import { useApi } from '../../testing/http/use-api.ts';

const database = useDatabase();
const api = useApi(database);

function get(url: string, { cookie }: Person) {
  return api.server.inject({ url, headers: { cookie } });
}

function switchTo(organizationId: string, { cookie }: Pick<Person, 'cookie'>) {
  return api.server.inject({
    method: 'PUT',
    url: '/api/organizations/current',
    payload: { organizationId },
    headers: { cookie },
  });
}

/** A school that this person founds. */
async function foundByName(name: string, { cookie }: Person): Promise<string> {
  const answer = await api.server.inject({
    method: 'POST',
    url: '/api/organizations',
    payload: { name },
    headers: { cookie },
  });
  return answer.json<{ organization: { id: string } }>().organization.id;
}

test('a person who founds an organization is its owner, and it begins on the basic tier', async () => {
  const ada = await person(api, { role: 'teacher' });
  const answer = await api.server.inject({
    method: 'POST',
    url: '/api/organizations',
    payload: { name: '  Tactile Press ', type: 'publisher' },
    headers: { cookie: ada.cookie },
  });
  expect(answer.json()).toMatchObject({
    organization: { name: 'Tactile Press', type: 'publisher', subscriptionTier: 'basic' },
    role: 'owner',
  });
  const { id } = answer.json().organization;
  const rows = await api.dependencies.database.asOwner((tx) =>
    tx.query(
      'test-founded',
      `select o.created_by = m.user_id as own, m.role, m.status from organizations o
       join organization_memberships m on m.organization_id = o.id where o.id = $1`,
      [id],
    ),
  );
  expect(rows).toEqual([{ own: true, role: 'owner', status: 'active' }]);
});

test.each([[{ name: ' ' }], [{ name: 'x'.repeat(201) }], [{ name: 'Mine', type: 'personal' }], [{}]])(
  '%j is refused as a new organization',
  async (payload) => {
    const { cookie } = await person(api);
    const answer = await api.server.inject({
      method: 'POST',
      url: '/api/organizations',
      payload,
      headers: { cookie },
    });
    expect(answer.json().code).toBe('invalid_input');
  },
);

test('the organization joined last is current until another one is chosen', async () => {
  const ada = await person(api, { role: 'teacher' });
  const school = await foundByName('School for the Blind', ada);
  expect((await get('/api/organizations/current', ada)).json().id).toBe(school);
  const personal = ada.session.organizations[0]?.organization.id ?? '';
  expect((await switchTo(personal, ada)).statusCode).toBe(200);
  expect((await get('/api/organizations/current', ada)).json().id).toBe(personal);
  const list = (await get('/api/organizations', ada)).json();
  expect(list.map((row: { organization: { id: string } }) => row.organization.id)).toEqual([
    school,
    personal,
  ]);
});

test('the chosen organization is kept for later sessions', async () => {
  const ada = await person(api, { role: 'teacher' });
  await foundByName('School for the Blind', ada);
  const personal = ada.session.organizations[0]?.organization.id ?? '';
  await switchTo(personal, ada);
  const { session } = await signIn(api, ada.email);
  expect(session.currentOrganization?.id).toBe(personal);
});

test('nobody switches to an organization of others, nor to one that does not exist', async () => {
  const ada = await person(api, { role: 'teacher' });
  const school = await foundByName('School of others', await person(api, { role: 'teacher' }));
  for (const id of [school, '0190a0b0-0000-7000-8000-000000000000']) {
    const answer = await switchTo(id, ada);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
  }
});

test('a person who is no longer a member sees the next organization instead', async () => {
  const ada = await person(api, { role: 'teacher' });
  const school = await foundByName('School for the Blind', ada);
  await switchTo(school, ada);
  await api.dependencies.database.asOwner((tx) =>
    tx.query('test-close', 'delete from organizations where id = $1', [school]),
  );
  const personal = ada.session.organizations[0]?.organization.id;
  expect((await get('/api/organizations/current', ada)).json().id).toBe(personal);
});

test('a person in no organization gets a personal one', async () => {
  const ada = await person(api, { name: 'Ada' });
  const personal = ada.session.organizations[0]?.organization.id;
  await api.dependencies.database.asOwner((tx) =>
    tx.query('test-close', 'delete from organizations where id = $1', [personal]),
  );
  const session = (await get('/api/session', ada)).json();
  expect(session.currentOrganization).toMatchObject({ name: 'Ada', type: 'personal' });
  expect(session.currentOrganization.id).not.toBe(personal);
});

describe('where a personal organization cannot be made', () => {
  const owner = (sql: string) => database.database.asOwner((tx) => tx.query('', sql));
  afterEach(() => owner('drop trigger if exists test_full on organizations'));

  test('a person signs in without an organization, the log says why, and the next request tries again', async () => {
    const ada = await person(api, { role: 'teacher' });
    await owner("delete from organizations where type = 'personal'");
    await owner(`create or replace function test_full() returns trigger language plpgsql as $$
      begin raise exception 'the disk is full'; end $$`);
    await owner(
      'create trigger test_full before insert on organizations for each row execute function test_full()',
    );
    const answer = await get('/api/session', ada);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      { user: { email: ada.email }, organizations: [], currentOrganization: null },
    ]);
    expect(api.logged).toContainEqual(
      expect.objectContaining({
        msg: 'a personal organization could not be made',
        err: expect.objectContaining({ message: 'the disk is full' }),
      }),
    );
    await owner('drop trigger test_full on organizations');
    expect((await get('/api/session', ada)).json().currentOrganization).toMatchObject({ type: 'personal' });
  });
});

test('a switch that fails changes nothing', async () => {
  const ada = await person(api, { role: 'teacher' });
  const school = await foundByName('School for the Blind', ada);
  expect((await switchTo('0190a0b0-0000-7000-8000-000000000000', ada)).statusCode).toBe(404);
  expect((await get('/api/session', ada)).json().currentOrganization.id).toBe(school);
});
