import { describe, expect, test } from 'vitest';
import { useDatabase } from '../../../testing/database.ts';
import { aCollection, aMembership, anOrganization, aRow } from '../../../testing/factories.ts';
import { type Person, person } from '../../../testing/http/people.ts';
import { useApi } from '../../../testing/http/use-api.ts';

const database = useDatabase();
const api = useApi(database);

async function aSchool() {
  const founder = await person(api, { name: 'Frida Owner' });
  const { id } = await anOrganization(database.database, { owner: founder.session.user.id });
  const member = await person(api, { name: 'Mia Member' });
  await aMembership(database.database, { organization: id, user: member.session.user.id });
  const ask = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    who: Person,
    payload?: object,
  ) => {
    const url = `/api/organizations/${id}/teams${path}`;
    const headers = { cookie: who.cookie };
    const answer = await api.server.inject({ method, url, headers, ...(payload ? { payload } : {}) });
    return { status: answer.statusCode, body: answer.json() };
  };
  const create = async (name: string) => (await ask('POST', '', founder, { name })).body;
  return { id, founder, member, ask, create };
}

function inTeam(teamId: string, who: Person) {
  return `/${teamId}/members/${who.session.user.id}`;
}

describe('a team', () => {
  test('is created and renamed by whoever manages the organization, and read by its members', async () => {
    const { founder, member, ask, create } = await aSchool();
    const { id } = await create('  Klasse 6a ');
    expect((await ask('PUT', `/${id}`, founder, { name: 'خرائط' })).status).toBe(200);
    expect((await ask('GET', '', member)).body).toEqual({
      rows: [{ id, name: 'خرائط', members: 0 }],
      total: 1,
    });
    expect((await ask('PUT', `/${id}`, member, { name: 'Mine' })).body.code).toBe('organization_not_yours');
    expect((await ask('POST', '', member, { name: 'Mine' })).body.code).toBe('organization_not_yours');
  });

  test('stands among the others by name or by the number of its members, both ways', async () => {
    const { founder, member, ask, create } = await aSchool();
    await create('Birds');
    const maps = await create('Maps');
    await create('atlas');
    await ask('PUT', inTeam(maps.id, member), founder);
    const list = async (order: string) => {
      const { rows } = (await ask('GET', `?sortBy=${order}`, member)).body as { rows: { name: string }[] };
      return rows.map(({ name }) => name);
    };
    expect(await list('name-ascending')).toEqual(['atlas', 'Birds', 'Maps']);
    expect(await list('name-descending')).toEqual(['Maps', 'Birds', 'atlas']);
    expect(await list('members-descending')).toEqual(['Maps', 'atlas', 'Birds']);
    expect(await list('members-ascending')).toEqual(['atlas', 'Birds', 'Maps']);
  });

  test('has a name that no other team of the organization has, whatever its case', async () => {
    const { founder, ask, create } = await aSchool();
    await create('Maps');
    const other = await create('Charts');
    expect((await ask('POST', '', founder, { name: ' MAPS' })).body.code).toBe('team_name_taken');
    expect((await ask('PUT', `/${other.id}`, founder, { name: 'maps' })).body.code).toBe('team_name_taken');
    for (const name of [' ', 'x'.repeat(201)])
      expect((await ask('POST', '', founder, { name })).body.code).toBe('invalid_input');
  });

  test('takes members of its organization alone, each once, and lets them go', async () => {
    const { founder, member, ask, create } = await aSchool();
    const { id } = await create('Maps');
    const stranger = await person(api);
    expect((await ask('PUT', inTeam(id, stranger), founder)).body.code).toBe('not_found');
    expect((await ask('PUT', inTeam(id, member), member)).body.code).toBe('organization_not_yours');
    for (const _ of ['once', 'again'])
      expect((await ask('PUT', inTeam(id, member), founder)).status).toBe(200);
    expect((await ask('GET', `/${id}`, founder)).body).toMatchObject({
      members: [{ displayName: 'Mia Member' }],
      others: [{ displayName: 'Frida Owner' }],
    });
    expect((await ask('GET', `/${id}`, member)).body.others).toEqual([]);
    expect((await ask('DELETE', inTeam(id, member), member)).status).toBe(200);
    expect((await ask('DELETE', inTeam(id, member), founder)).body.code).toBe('not_found');
  });

  test('shows its members what is shared with it, and nobody else', async () => {
    const { id: school, founder, member, ask, create } = await aSchool();
    const { id } = await create('Maps');
    await ask('PUT', inTeam(id, member), founder);
    const collection = await aCollection(database.database, {
      owner: founder.session.user.id,
      name: 'Rivers',
    });
    await aRow(database.database, 'collection_shares', { collection_id: collection.id, team_id: id });
    const shown = { id: collection.id, name: 'Rivers', ownerName: 'Frida Owner' };
    expect((await ask('GET', `/${id}`, member)).body.collections).toEqual([shown]);
    const other = await person(api);
    await aMembership(database.database, { organization: school, user: other.session.user.id });
    expect((await ask('GET', `/${id}`, other)).body.collections).toEqual([]);
  });

  test('is deleted by whoever manages it, and its members stay in the organization', async () => {
    const { founder, member, ask, create } = await aSchool();
    const { id } = await create('Maps');
    await ask('PUT', inTeam(id, member), founder);
    expect((await ask('DELETE', `/${id}`, member)).body.code).toBe('organization_not_yours');
    expect((await ask('DELETE', `/${id}`, founder)).status).toBe(200);
    expect((await ask('GET', `/${id}`, founder)).body.code).toBe('not_found');
    expect((await ask('GET', '', member)).body.total).toBe(0);
  });

  test('does not exist for strangers, nor under another organization', async () => {
    const { founder, ask, create } = await aSchool();
    const { id } = await create('Maps');
    const elsewhere = await aSchool();
    expect((await ask('GET', `/${id}`, await person(api))).body.code).toBe('not_found');
    expect((await elsewhere.ask('GET', `/${id}`, elsewhere.founder)).body.code).toBe('not_found');
    expect((await elsewhere.ask('DELETE', `/${id}`, elsewhere.founder)).body.code).toBe('not_found');
    expect((await ask('GET', `/${id}`, founder)).status).toBe(200);
  });

  test('is not made in a personal organization', async () => {
    const ada = await person(api);
    const own = ada.session.organizations[0]?.organization.id ?? '';
    const answer = await api.server.inject({
      method: 'POST',
      url: `/api/organizations/${own}/teams`,
      payload: { name: 'Maps' },
      headers: { cookie: ada.cookie },
    });
    expect(answer.json().code).toBe('organization_is_personal');
  });
});
