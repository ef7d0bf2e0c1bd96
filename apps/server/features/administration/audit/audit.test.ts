import { AUDIT_ACTIONS } from '@relievo/contracts/administration';
import { expect, test } from 'vitest';
import { useDatabase } from '../../../testing/database.ts';
import { aResource, aRow } from '../../../testing/factories.ts';
import { person } from '../../../testing/http/people.ts';
import { useApi } from '../../../testing/http/use-api.ts';

const db = useDatabase();
const api = useApi(db);

interface Entry {
  action: string;
  actorName: string | null;
  subjectName: string | null;
  organizationName: string | null;
}

async function readLog(query: string) {
  const { cookie } = await person(api, { role: 'super_admin' });
  const answer = await api.server.inject({ url: `/api/admin/audit-log?${query}`, headers: { cookie } });
  return answer.json<{ rows: Entry[]; total: number }>().rows;
}

function write(entry: Readonly<Record<string, unknown>>) {
  return aRow(db.database, 'audit_log', { subject_type: 'site', ...entry });
}

test('every action that the database writes into the record has its name among the actions', async () => {
  const bodies = await db.database.asOwner((tx) =>
    tx.query<{ body: string }>(
      '',
      `select coalesce(prosrc, '') || coalesce(pg_get_function_sqlbody(oid), '') as body from pg_proc
       where pronamespace = 'public'::regnamespace`,
    ),
  );
  const written = bodies
    .filter(({ body }) => /insert into (public\.)?audit_log/i.test(body))
    .flatMap(({ body }) => [...body.matchAll(/'([a-z_]+\.[a-z_]*)'/g)].map(([, action = '']) => action));
  expect(written).toContain('person.roles_changed');
  // Some are put together from a noun and a state.
  expect(written.filter((one) => !AUDIT_ACTIONS.some((action) => action.startsWith(one)))).toEqual([]);
});

test('the record names whom and what an entry is about, and the title of nothing that is private', async () => {
  const learner = await person(api);
  const { id: organization } = await aRow<{ id: string }>(db.database, 'organizations', {
    name: 'Harbour School',
  });
  const [open, hidden] = [
    await aResource(db.database, { owner: learner.session.user.id, title: 'Open map' }),
    await aResource(db.database, {
      owner: learner.session.user.id,
      title: 'Private map',
      visibility: 'private',
    }),
  ];
  await write({
    action: 'organization.member_joined',
    subject_type: 'person',
    subject_id: learner.session.user.id,
    details: { organization, to: 'member' },
  });
  await write({ action: 'resource.read', subject_type: 'resource', subject_id: open.id });
  await write({ action: 'resource.returned', subject_type: 'resource', subject_id: hidden.id });
  const read = async (action: string) =>
    (await readLog(`action=${action}`)).map(({ subjectName, organizationName }) => [
      subjectName,
      organizationName,
    ]);
  expect(await read('organization.member_joined')).toContainEqual([
    learner.session.user.displayName,
    'Harbour School',
  ]);
  expect(await read('resource.read')).toEqual([['Open map', null]]);
  expect(await read('resource.returned')).toEqual([[null, null]]);
});

test('the record is sorted by time or by who did it, both ways', async () => {
  const [ada, zoe] = [await person(api, { name: 'Ada Sorted' }), await person(api, { name: 'Zoe Sorted' })];
  for (const [place, { session }] of [zoe, ada, zoe].entries())
    await write({ actor_id: session.user.id, action: `test.${place}` });
  const list = async (order: string) =>
    (await readLog(`search=Sorted&sortBy=${order}`))
      .map(({ action }) => action.slice('test.'.length))
      .join('');
  expect(await list('time-descending')).toBe('210');
  expect(await list('time-ascending')).toBe('012');
  expect(await list('who-ascending')).toBe('120');
  expect(await list('who-descending')).toBe('201');
});
