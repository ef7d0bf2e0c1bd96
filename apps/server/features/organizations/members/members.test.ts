import { describe, expect, test } from 'vitest';
import { useDatabase } from '../../../testing/database.ts';
import { aMembership, anOrganization, type OrganizationRole } from '../../../testing/factories.ts';
import { type Person, person } from '../../../testing/http/people.ts';
import { useApi } from '../../../testing/http/use-api.ts';

const database = useDatabase();
const api = useApi(database);

/** A school with somebody of each role. */
async function aSchool() {
  const founder = await person(api, { name: 'Frida Owner' });
  const { id } = await anOrganization(database.database, { owner: founder.session.user.id });
  const join = async (name: string, role: OrganizationRole) => {
    const who = await person(api, { name });
    await aMembership(database.database, { organization: id, user: who.session.user.id, role });
    return who;
  };
  return {
    id,
    founder,
    join,
    manager: await join('Mona Admin', 'admin'),
    member: await join('Émile Member', 'member'),
  };
}

async function ask(method: 'GET' | 'PUT' | 'DELETE', url: string, { cookie }: Person, payload?: object) {
  const answer = await api.server.inject({
    method,
    url: `/api/organizations/${url}`,
    headers: { cookie },
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, body: answer.json() };
}

function role(id: string, who: Person, from: string, to: string, by: Person) {
  return ask('PUT', `${id}/members/${who.session.user.id}/role`, by, { from, to });
}

async function membersOf(id: string, by: Person, search = '') {
  const { body } = await ask('GET', `${id}/members?search=${encodeURIComponent(search)}`, by);
  return body.rows.map((row: { displayName: string; role: string; status: string }) => [
    row.displayName,
    row.role,
    row.status,
  ]);
}

describe('the members of an organization', () => {
  test('are listed to each of them, owners and admins first', async () => {
    const { id, member } = await aSchool();
    expect(await membersOf(id, member)).toEqual([
      ['Frida Owner', 'owner', 'active'],
      ['Mona Admin', 'admin', 'active'],
      ['Émile Member', 'member', 'active'],
    ]);
  });

  test('are sorted by name, by role and by when they joined, whichever way', async () => {
    const { id, founder } = await aSchool();
    const first = async (sortBy: string) => {
      const { body } = await ask('GET', `${id}/members?sortBy=${sortBy}`, founder);
      return body.rows.map((row: { displayName: string }) => row.displayName.split(' ')[0]).join(' ');
    };
    expect(await first('name-ascending')).toBe('Émile Frida Mona');
    expect(await first('name-descending')).toBe('Mona Frida Émile');
    expect(await first('role-descending')).toBe('Émile Mona Frida');
    expect(await first('joined-ascending')).toBe('Frida Mona Émile');
  });

  test('are found by a part of their name, without accents and whatever the case', async () => {
    const { id, founder } = await aSchool();
    expect(await membersOf(id, founder, ' EMILE ')).toEqual([['Émile Member', 'member', 'active']]);
    expect(await membersOf(id, founder, '%')).toEqual([]);
  });

  test('are not listed to strangers, nor to who is suspended', async () => {
    const { id, founder, member } = await aSchool();
    await ask('PUT', `${id}/members/${member.session.user.id}/status`, founder, { to: 'suspended' });
    for (const who of [await person(api), member])
      for (const url of [id, `${id}/members`])
        expect((await ask('GET', url, who)).body.code).toBe('not_found');
  });

  test('are let in again after a suspension, which those who manage see and others do not', async () => {
    const { id, founder, manager, member, join } = await aSchool();
    const other = await join('Olga Other', 'member');
    const url = `${id}/members/${member.session.user.id}/status`;
    await ask('PUT', url, manager, { to: 'suspended' });
    expect(await membersOf(id, founder, 'emile')).toEqual([['Émile Member', 'member', 'suspended']]);
    expect(await membersOf(id, other, 'emile')).toEqual([]);
    expect((await ask('PUT', url, founder, { to: 'active' })).body).toMatchObject({ status: 'active' });
    expect((await ask('GET', id, member)).body).toMatchObject({ role: 'member', canManage: false });
  });
});

describe('the role of a member', () => {
  test('is changed by an admin, and only an owner makes owners', async () => {
    const { id, founder, manager, member } = await aSchool();
    expect((await role(id, member, 'member', 'reviewer', manager)).body).toMatchObject({ role: 'reviewer' });
    expect((await role(id, member, 'reviewer', 'owner', manager)).body.code).toBe('organization_not_yours');
    expect((await role(id, member, 'reviewer', 'owner', founder)).body).toMatchObject({ role: 'owner' });
    expect((await role(id, founder, 'owner', 'member', manager)).body.code).toBe('organization_not_yours');
  });

  test('is not changed by members, and for strangers there is no such organization', async () => {
    const { id, manager, member } = await aSchool();
    expect((await role(id, member, 'member', 'admin', member)).body.code).toBe('organization_not_yours');
    expect((await role(id, manager, 'admin', 'member', await person(api))).body.code).toBe('not_found');
  });

  test('is changed by one of two admins who choose at the same time, and the other is told', async () => {
    const { id, manager, member, join } = await aSchool();
    const second = await join('Sven Admin', 'admin');
    const answers = await Promise.all([
      role(id, member, 'member', 'reviewer', manager),
      role(id, member, 'member', 'admin', second),
    ]);
    const codes = answers.map(({ status, body }) => (status === 200 ? 'changed' : body.code));
    expect(codes.toSorted()).toEqual(['changed', 'member_changed']);
  });
});

describe('the last owner', () => {
  test('cannot leave, be demoted, removed or suspended', async () => {
    const { id, founder } = await aSchool();
    const url = `${id}/members/${founder.session.user.id}`;
    const answers = [
      await role(id, founder, 'owner', 'member', founder),
      await ask('PUT', `${url}/status`, founder, { to: 'suspended' }),
      await ask('DELETE', url, founder),
    ];
    expect(answers.map(({ body }) => body.code)).toEqual(answers.map(() => 'organization_keeps_owner'));
    expect(await membersOf(id, founder, 'frida')).toEqual([['Frida Owner', 'owner', 'active']]);
  });

  test('stays when 50 owners are demoted at the same time', async () => {
    const { id, founder } = await aSchool();
    const owners: Person[] = [founder];
    for (let place = 1; place < 50; place += 1) {
      const { user_id: userId } = await aMembership(database.database, { organization: id, role: 'owner' });
      owners.push({
        ...founder,
        session: { ...founder.session, user: { ...founder.session.user, id: userId } },
      });
    }
    const demote = ({ session }: Person) =>
      database.database
        .asUser({ userId: session.user.id, organizationId: null }, (tx) =>
          tx.query(
            '',
            "update organization_memberships set role = 'member' where organization_id = $1 and user_id = $2 returning user_id",
            [id, session.user.id],
          ),
        )
        .then(({ length }) => length);
    const outcomes = await Promise.allSettled(owners.map(demote));
    const demoted = outcomes.filter((one) => one.status === 'fulfilled' && one.value === 1);
    const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.constraint] : []));
    expect([demoted.length, refused]).toEqual([49, ['organization_memberships_last_owner']]);
  });
});

test('a member leaves alone, and is in the record of the platform with whoever removes others', async () => {
  const { id, manager, member, join } = await aSchool();
  const other = await join('Olga Other', 'member');
  const url = (who: Person) => `${id}/members/${who.session.user.id}`;
  expect((await ask('DELETE', url(manager), member)).body.code).toBe('organization_not_yours');
  expect((await ask('DELETE', url(member), member)).status).toBe(200);
  expect((await ask('DELETE', url(other), manager)).status).toBe(200);
  expect((await ask('DELETE', url(other), manager)).body.code).toBe('not_found');
  const entries = await database.database.asOwner((tx) =>
    tx.query<{ actor_id: string; subject_id: string }>(
      '',
      `select actor_id, subject_id from audit_log
       where action = 'organization.member_left' and details ->> 'organization' = $1 order by id`,
      [id],
    ),
  );
  expect(entries).toEqual([
    { actor_id: member.session.user.id, subject_id: member.session.user.id },
    { actor_id: manager.session.user.id, subject_id: other.session.user.id },
  ]);
});
