import { expect, test } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import { type Person, person, signIn } from '../../testing/http/people.ts';
import { useApi } from '../../testing/http/use-api.ts';

const api = useApi(useDatabase());

const get = (url: string, { cookie }: Person) => api.server.inject({ url, headers: { cookie } });
const switchTo = (organizationId: string, { cookie }: Pick<Person, 'cookie'>) =>
  api.server.inject({
    method: 'PUT',
    url: '/api/organizations/current',
    payload: { organizationId },
    headers: { cookie },
  });

/** A school that this person founds. */
async function found(name: string, { session }: Person): Promise<string> {
  const viewer = { userId: session.user.id, organizationId: null };
  return api.dependencies.database.asUser(viewer, async (tx) => {
    const [school] = await tx.query<{ id: string }>(
      'test-found',
      `insert into organizations (name, type) values ($1, 'school') returning id`,
      [name],
    );
    return school?.id ?? '';
  });
}

test('the organization joined last is current, until another one is chosen', async () => {
  const ada = await person(api);
  const school = await found('School for the Blind', ada);
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

test('the choice is kept for the sessions to come', async () => {
  const ada = await person(api);
  await found('School for the Blind', ada);
  const personal = ada.session.organizations[0]?.organization.id ?? '';
  await switchTo(personal, ada);
  const { session } = await signIn(api, ada.email);
  expect(session.currentOrganization?.id).toBe(personal);
});

test('nobody switches to an organization of others, nor to one that does not exist', async () => {
  const ada = await person(api);
  const school = await found('School of others', await person(api));
  for (const id of [school, '0190a0b0-0000-7000-8000-000000000000']) {
    const answer = await switchTo(id, ada);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
  }
});

test('who is no longer a member sees the next organization instead', async () => {
  const ada = await person(api);
  const school = await found('School for the Blind', ada);
  await switchTo(school, ada);
  await api.dependencies.database.asOwner((tx) =>
    tx.query('test-close', 'delete from organizations where id = $1', [school]),
  );
  const personal = ada.session.organizations[0]?.organization.id;
  expect((await get('/api/organizations/current', ada)).json().id).toBe(personal);
});

test('who is in no organization at all gets a personal one', async () => {
  const ada = await person(api, { name: 'Ada' });
  const personal = ada.session.organizations[0]?.organization.id;
  await api.dependencies.database.asOwner((tx) =>
    tx.query('test-close', 'delete from organizations where id = $1', [personal]),
  );
  const session = (await get('/api/session', ada)).json();
  expect(session.currentOrganization).toMatchObject({ name: 'Ada', type: 'personal' });
  expect(session.currentOrganization.id).not.toBe(personal);
});
