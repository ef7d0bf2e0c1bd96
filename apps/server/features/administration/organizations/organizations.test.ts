import { beforeAll, expect, test } from 'vitest';
import { useDatabase } from '../../../testing/database.ts';
import { aMembership, anOrganization } from '../../../testing/factories.ts';
import { type Person, person } from '../../../testing/http/people.ts';
import { useApi } from '../../../testing/http/use-api.ts';

const db = useDatabase();
const api = useApi(db);
let owner: Person;

beforeAll(async () => {
  owner = await person(api, { role: 'super_admin' });
});

function list(query: string, { cookie } = owner) {
  return api.server.inject({ url: `/api/admin/organizations?${query}`, headers: { cookie } });
}

function change(id: string, payload: object, { cookie } = owner) {
  return api.server.inject({
    method: 'PUT',
    url: `/api/admin/organizations/${id}/tier`,
    headers: { cookie },
    payload,
  });
}

test('organizations are found by name and sorted by members, without anybody’s personal one', async () => {
  const names = ['Quartz School', 'Quartz Agency'];
  const [school, agency] = await Promise.all(names.map((name) => anOrganization(db.database, { name })));
  for (let at = 0; at < 2; at += 1)
    await aMembership(db.database, {
      organization: agency?.id ?? '',
      user: (await person(api, { name: `Quartz ${at}` })).session.user.id,
    });
  const named = async (query: string) => {
    const { rows, total } = (await list(query)).json<{ rows: { name: string }[]; total: number }>();
    return [rows.map(({ name }) => name), total];
  };
  expect(await named('search=quartz')).toEqual([['Quartz Agency', 'Quartz School'], 2]);
  expect(await named('search=quartz&sortBy=name-descending')).toEqual([names, 2]);
  expect(await named('search=quartz&sortBy=members-descending')).toEqual([
    ['Quartz Agency', 'Quartz School'],
    2,
  ]);
  expect(await named('search=quartz&limit=1&offset=1')).toEqual([['Quartz School'], 2]);
  expect(school?.id).toBeTruthy();
});

test('a tier that is changed stands in the record once, with what it was', async () => {
  const { id } = await anOrganization(db.database, { name: 'Harbour School' });
  const wanted = { tier: 'premium', isGranted: true };
  expect((await change(id, wanted)).json()).toMatchObject({ id, ...wanted });
  await change(id, wanted);
  const written = await db.database.asOwner((tx) =>
    tx.query(
      '',
      `select actor_id, details from audit_log where action = 'organization.tier_changed' and subject_id = $1`,
      [id],
    ),
  );
  expect(written).toEqual([
    {
      actor_id: owner.session.user.id,
      details: { before: { tier: 'basic', isGranted: false }, after: wanted },
    },
  ]);
  expect((await list('search=harbour')).json().rows).toMatchObject([{ id, ...wanted }]);
  expect((await change(id, { tier: 'free', isGranted: false })).json().code).toBe('invalid_input');
});

test('an administrator neither lists organizations nor changes a tier, and nobody that of a personal one', async () => {
  const admin = await person(api, { role: 'admin' });
  const { id } = await anOrganization(db.database);
  expect((await list('', admin)).json().code).toBe('forbidden');
  expect((await change(id, { tier: 'premium', isGranted: false }, admin)).json().code).toBe('forbidden');
  const [personal] = await db.database.asOwner((tx) =>
    tx.query<{ id: string }>('', `select id from organizations where type = 'personal' limit 1`),
  );
  expect((await change(personal?.id ?? '', { tier: 'premium', isGranted: true })).json().code).toBe(
    'not_found',
  );
});
