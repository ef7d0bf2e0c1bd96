import { mayUpload, ROLES, type Role } from '@relievo/contracts/values';
import { splitSample } from '@relievo/words/testing';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openViewers, type Viewers } from '../../platform/database/viewers.ts';
import { ASKERS, type Asker } from '../askers.ts';
import { useDatabase } from '../database.ts';
import { aCollection, aDraftResource, anOrganization, aResource, aRow, aUser } from '../factories.ts';
import { aLearner } from '../http/learner.ts';
import { type Person, person } from '../http/people.ts';
import { useApi } from '../http/use-api.ts';
import { PERMISSIONS, type Permission, type Subjects } from './permissions.ts';

const db = useDatabase();
const api = useApi(db);
const people = new Map<Asker, Person>();
let client: pg.Client;
let viewers: Viewers;

beforeAll(async () => {
  for (const role of ROLES) people.set(role, await person(api, { role }));
  people.set('learner', await aLearner(api));
  client = new pg.Client(db.connections.app);
  await client.connect();
  viewers = openViewers(db.connections.viewerKey);
  await aRow(db.database, 'audit_log', { action: 'test' });
  await aRow(db.database, 'contact_messages', { name: 'A', email: 'a@example.org', body: 'Hello.' });
});
afterAll(() => client.end());

/** New for each question, so that one answer does not change the next. */
async function someSubjects(): Promise<Subjects> {
  const author = (await aUser(db.database, { role: 'teacher' })).id;
  const someone = (await aUser(db.database)).id;
  await aRow(db.database, 'search_history', { user_id: someone, search_query: 'volcano' });
  const waiting = await aResource(db.database, { owner: author, status: 'pending', visibility: 'private' });
  await aRow(db.database, 'submissions', {
    resource_id: waiting.id,
    visibility: 'public',
    submitted_by: author,
  });
  const request = await aRow<{ id: string }>(db.database, 'upload_requests', {
    user_id: someone,
    role_wanted: 'teacher',
    reason: 'I teach.',
  });
  return {
    published: (await aResource(db.database, { owner: author })).id,
    unsubmitted: (await aDraftResource(db.database, { owner: author })).id,
    waiting: waiting.id,
    someone,
    collection: (await aCollection(db.database, { owner: someone })).id,
    publicCollection: (
      await aCollection(db.database, { owner: someone, name: 'Maps', is_public: true, is_listed: true })
    ).id,
    request: request.id,
    organization: (await anOrganization(db.database)).id,
  };
}

/** Whether the database lets the person do it; whatever was done is undone. */
async function maySql({ sql }: Permission, asker: Asker, subjects: Subjects): Promise<boolean> {
  const userId = people.get(asker)?.session.user.id ?? null;
  await viewers.begin(client, { userId, organizationId: null });
  try {
    const { rowCount } = await client.query(sql(subjects));
    return (rowCount ?? 0) > 0;
  } catch (error) {
    // 42501: insufficient privilege, which a policy that refuses reports as well.
    if (error instanceof pg.DatabaseError && error.code === '42501') return false;
    throw error;
  } finally {
    await client.query('rollback');
  }
}

const REFUSED = [
  'sign_in_required',
  'forbidden',
  'not_for_learners',
  'upload_allowed_already',
  'upload_access_missing',
  'founding_needs_upload_access',
];

async function mayHttp({ http }: Permission, asker: Asker, subjects: Subjects): Promise<boolean | undefined> {
  if (!http) return undefined;
  api.clock.turn(60);
  const answer = await api.server.inject({
    ...http(subjects),
    headers: { cookie: people.get(asker)?.cookie ?? '' },
  });
  if (answer.statusCode === 200) return true;
  expect(REFUSED).toContain(answer.json().code);
  return false;
}

for (const { tags, cases } of splitSample(PERMISSIONS, 4))
  describe.each(cases)('permission to $what', { tags }, (permission) => {
    test.each(ASKERS)('%s is answered as the table says, by the database and over HTTP', async (asker) => {
      const subjects = await someSubjects();
      const may = permission.may.includes(asker);
      const answers = [await maySql(permission, asker, subjects), await mayHttp(permission, asker, subjects)];
      expect(answers).toEqual([may, permission.http ? may : undefined]);
    });
  });

test.each(ROLES)(
  'the session of a %s tells whether they may upload, as the database does',
  async (role: Role) => {
    const rows = await db.database.asUser(
      { userId: people.get(role)?.session.user.id ?? null, organizationId: null },
      (tx) => tx.query<{ may: boolean }>('', 'select app_can_upload() as may'),
    );
    expect([people.get(role)?.session.canUpload, rows[0]?.may]).toEqual([
      mayUpload([role]),
      mayUpload([role]),
    ]);
  },
);
