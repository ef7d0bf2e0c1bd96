import type { QueryResultRow } from 'pg';
import { describe, expect, test } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import { DEMO_ORGANIZATION, DEMO_PEOPLE, seedDemo } from './service.ts';

const db = useDatabase();

function rowsOf<Row extends QueryResultRow>(sql: string) {
  return db.database.asOwner((tx) => tx.query<Row>(sql.slice(0, 60), sql));
}

describe('the first start of the demo', () => {
  test('creates a person for every role, each with the one account type', async () => {
    await seedDemo(db);
    const people = await rowsOf(
      'select email, array_agg(role) as roles from users join user_roles on user_id = users.id group by email order by 1',
    );
    expect(people).toEqual(
      DEMO_PEOPLE.map(({ email, role }) => ({ email, roles: [role] })).sort((a, b) =>
        a.email < b.email ? -1 : 1,
      ),
    );
  });

  test('creates a school with an owner, a reviewer and a member', async () => {
    const roles = await rowsOf(
      `select m.role from organization_memberships m join organizations o on o.id = m.organization_id
       where o.type = 'school' order by 1`,
    );
    expect(roles).toEqual([{ role: 'member' }, { role: 'owner' }, { role: 'reviewer' }]);
  });

  test('opens paid files to the members of that school', async () => {
    expect(
      await rowsOf(
        `select o.name, g.granted_by = u.id as by_super_administrator
         from tier_grants g join organizations o on o.id = g.organization_id
           join users u on u.email = '${DEMO_ORGANIZATION.grantedBy}'`,
      ),
    ).toEqual([{ name: DEMO_ORGANIZATION.name, by_super_administrator: true }]);
  });

  test('adds nothing when it runs again', async () => {
    const counts = () =>
      rowsOf('select (select count(*) from users) as users, (select count(*) from organizations) as orgs');
    const before = await counts();
    let further = 0;
    await seedDemo(db, [async () => void further++]);
    expect(await counts()).toEqual(before);
    expect(further).toBe(1);
  });
});
