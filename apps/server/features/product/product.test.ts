import type { ProductSettings } from '@relievo/contracts/product';
import type { Role } from '@relievo/contracts/values';
import { expect, test } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import { type Person, person } from '../../testing/http/people.ts';
import { useApi } from '../../testing/http/use-api.ts';

const db = useDatabase();
const api = useApi(db);

async function readShown(as: Person | null = null) {
  const answer = await api.server.inject({ url: '/api/product', headers: { cookie: as?.cookie ?? '' } });
  return answer.json<ProductSettings>().showsSampleFigures;
}

function change(as: Person | null, showsSampleFigures: boolean) {
  return api.server.inject({
    method: 'PATCH',
    url: '/api/product',
    headers: { cookie: as?.cookie ?? '' },
    payload: { showsSampleFigures },
  });
}

test.each<Role>(['admin', 'super_admin'])(
  'sample figures are shown until %s hides them for everyone, and the change is logged',
  async (role) => {
    const administrator = await person(api, { role });
    expect(await readShown()).toBe(true);
    expect((await change(administrator, false)).json()).toMatchObject({ showsSampleFigures: false });
    expect([await readShown(), await readShown(administrator)]).toEqual([false, false]);
    await change(administrator, true);
    expect(await readShown()).toBe(true);
    const written = await db.database.asOwner((tx) =>
      tx.query('', `select action, details from audit_log where actor_id = $1 order by id`, [
        administrator.session.user.id,
      ]),
    );
    expect(written).toEqual(
      [false, true].map((showsSampleFigures) => ({
        action: 'site.settings_changed',
        details: { before: { showsSampleFigures: !showsSampleFigures }, after: { showsSampleFigures } },
      })),
    );
  },
);

test.each<Role>(['student', 'teacher', 'institution'])('%s cannot hide them', async (role) => {
  expect((await change(await person(api, { role }), false)).json()).toMatchObject({ code: 'forbidden' });
  expect(await readShown()).toBe(true);
});

test('a guest is asked to sign in first', async () => {
  expect((await change(null, false)).json()).toMatchObject({ code: 'sign_in_required' });
});
