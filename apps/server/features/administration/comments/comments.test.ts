import { expect, test } from 'vitest';
import { useDatabase } from '../../../testing/database.ts';
import { aResource, aRow } from '../../../testing/factories.ts';
import { mailsTo, person } from '../../../testing/http/people.ts';
import { useApi } from '../../../testing/http/use-api.ts';

const db = useDatabase();
const api = useApi(db);

async function aComment(body: string) {
  const author = await person(api);
  const { id: resource } = await aResource(db.database, { owner: author.session.user.id });
  const comment = await aRow<{ id: string }>(db.database, 'comments', {
    resource_id: resource,
    user_id: author.session.user.id,
    body,
  });
  return { id: comment.id, resource, author };
}

test('hidden comments are listed until they are shown again, the one hidden last first', async () => {
  const superAdmin = await person(api, { role: 'super_admin' });
  const headers = { cookie: superAdmin.cookie };
  const [first, second] = [await aComment('Buy this.'), await aComment('Buy that.')];
  const hide = (id: string, isHidden: boolean) =>
    api.server.inject({
      method: 'PUT',
      url: `/api/admin/comments/${id}/hidden`,
      headers,
      payload: { isHidden },
    });
  const list = async () =>
    (await api.server.inject({ url: '/api/admin/comments/hidden?limit=10', headers })).json<{
      rows: { body: string; resourceId: string }[];
      total: number;
    }>();
  await hide(first.id, true);
  await hide(second.id, true);
  const { rows, total } = await list();
  expect(rows.map(({ body, resourceId }) => [body, resourceId])).toEqual([
    ['Buy that.', second.resource],
    ['Buy this.', first.resource],
  ]);
  expect(total).toBe(2);
  const oldest = await api.server.inject({
    url: '/api/admin/comments/hidden?limit=10&sortBy=hidden-ascending',
    headers,
  });
  expect(oldest.json<{ rows: { body: string }[] }>().rows.map(({ body }) => body)).toEqual([
    'Buy this.',
    'Buy that.',
  ]);
  await hide(second.id, false);
  expect((await list()).rows.map(({ body }) => body)).toEqual(['Buy this.']);
});

test('a report is told to super administrators, who answer it, and to no other administrator', async () => {
  const [superAdmin, admin] = [
    await person(api, { role: 'super_admin' }),
    await person(api, { role: 'admin' }),
  ];
  const { resource } = await aComment('Buy everything.');
  const { session } = await person(api);
  await aRow(db.database, 'reports', {
    reporter_id: session.user.id,
    resource_id: resource,
    reason: 'spam',
  });
  const told = async ({ email }: { email: string }) =>
    (await mailsTo(api, email)).filter(({ template }) => template === 'resource_reported').length;
  expect([await told(superAdmin), await told(admin)]).toEqual([1, 0]);
});
