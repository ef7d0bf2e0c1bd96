import { strFromU8, strToU8, unzipSync } from 'fflate';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createLog } from '../../platform/log/log.ts';
import { startWorker } from '../../platform/queue/worker.ts';
import { useDatabase } from '../../testing/database.ts';
import { aCollection, aCollectionItem, aDraftResource, aRow } from '../../testing/factories.ts';
import { type Person, person } from '../../testing/http/people.ts';
import { useApi } from '../../testing/http/use-api.ts';
import { recordFile } from '../files/service.ts';
import { exportJobs } from './jobs.ts';
import { forgetExports, giveUpExport, packExport } from './service.ts';
import { SOURCES } from './source-data.ts';

const db = useDatabase();
const api = useApi(db);
const DAY = 24 * 60 * 60;

function call(method: 'GET' | 'POST', url: string, { cookie }: Person) {
  return api.server.inject({ method, url, headers: { cookie } });
}

async function ask(who: Person) {
  return (await call('POST', '/api/account/exports', who)).json();
}

function download(who: Person, id: string) {
  return call('GET', `/api/account/exports/${id}/file`, who);
}

async function makeExport(who: Person): Promise<string> {
  const { id } = await ask(who);
  await packExport(api.dependencies, id);
  return id;
}

function dataIn(zip: Uint8Array) {
  return strFromU8(unzipSync(zip)['my-data.json'] ?? new Uint8Array());
}

async function aStoredFile(who: Person, name: string, words: string): Promise<string> {
  const { storage } = api.dependencies;
  async function* bytes() {
    yield strToU8(words);
  }
  const stored = await storage.write(bytes(), { limit: 1000 });
  const viewer = { userId: who.session.user.id, organizationId: null };
  return db.database.asUser(viewer, (tx) =>
    recordFile(tx, storage, { ...stored, mediaType: 'image/svg+xml', name }),
  );
}

describe('an export', () => {
  test('is made by a job that can be followed, and holds what belongs to the person and nothing of others', async () => {
    const [ada, grace] = [await person(api, { name: 'Ada', role: 'teacher' }), await person(api)];
    for (const { session } of [ada, grace]) {
      const owner = session.user.id;
      await aDraftResource(db.database, { owner, title: `Drawn by ${owner}` });
      await aRow(db.database, 'search_history', { user_id: owner, search_query: `volcano ${owner}` });
      await aCollectionItem(db.database, {
        collection: (await aCollection(db.database, { owner })).id,
        resource: (await aDraftResource(db.database, { owner })).id,
        notes: `Kept by ${owner}`,
      });
    }
    const begun = await ask(ada);
    expect(begun).toMatchObject({ state: 'waiting', size: null });
    const follow = async () => (await call('GET', `/api/progress/${begun.progressId}`, ada)).json();
    expect((await follow()).state).toBe('waiting');
    expect((await download(ada, begun.id)).json().code).toBe('not_found');
    await packExport(api.dependencies, begun.id);
    expect((await follow()).state).toBe('done');
    const { headers, rawPayload } = await download(ada, begun.id);
    const body = dataIn(rawPayload);
    expect(headers).toMatchObject({
      'content-type': 'application/zip',
      'content-length': String(rawPayload.length),
      'x-content-type-options': 'nosniff',
    });
    const data = JSON.parse(body);
    expect(data.account).toMatchObject({ name: 'Ada', email: ada.email });
    expect(data.searches[0].search_query).toBe(`volcano ${ada.session.user.id}`);
    expect(data.collectionItems[0].notes).toBe(`Kept by ${ada.session.user.id}`);
    expect(data.resources).toHaveLength(2);
    expect(body).not.toContain(grace.session.user.id);
    expect(body).not.toContain(grace.email);
    expect(body).not.toContain('argon2');
  });

  test('holds the files of the person themselves, also two of one name, and no earlier export', async () => {
    const [ada, grace] = [await person(api), await person(api)];
    const first = await aStoredFile(ada, 'map.svg', 'an island');
    const second = await aStoredFile(ada, 'map.svg', 'a lake');
    const odd = await aStoredFile(ada, '../up\\and/away', 'a path');
    await aStoredFile(grace, 'map.svg', 'somebody else’s');
    await makeExport(ada);
    const id = await makeExport(ada);
    const files = unzipSync((await download(ada, id)).rawPayload);
    const read = Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
    expect(read).toEqual({
      'my-data.json': expect.any(String),
      [`files/${first} map.svg`]: 'an island',
      [`files/${second} map.svg`]: 'a lake',
      [`files/${odd} .._up_and_away`]: 'a path',
    });
  });

  test('an export leaves out a file that is missing from the storage', async () => {
    const ada = await person(api);
    const lost = await aStoredFile(ada, 'lost.svg', 'lost');
    const [row] = await db.database.asOwner((tx) =>
      tx.query<{ sha256: string }>('', 'select sha256 from files where id = $1', [lost]),
    );
    const writtenBefore = new Date(Date.now() + 60_000);
    expect(await api.dependencies.storage.remove(row?.sha256 ?? '', { writtenBefore })).toBe(true);
    const files = unzipSync((await download(ada, await makeExport(ada))).rawPayload);
    expect(Object.keys(files)).toEqual(['my-data.json']);
  });

  test('is made by a worker, and its followers are told when it is ready', async () => {
    const ada = await person(api);
    const worker = await startWorker({
      connections: { pooled: db.connections.system, direct: db.connections.system },
      handlers: exportJobs(api.dependencies),
      concurrency: 1,
      log: createLog('silent'),
    });
    onTestFinished(() => worker.stop({ deadlineMs: 5_000 }));
    const { id, progressId } = await ask(ada);
    const events = await fetch(`${api.url}/api/progress/${progressId}/events`, {
      headers: { cookie: ada.cookie },
      signal: AbortSignal.timeout(20_000),
    });
    const states = [...(await events.text()).matchAll(/"state":"(\w+)","steps"/g)].map((match) => match[1]);
    expect(states.at(-1)).toBe('done');
    expect(JSON.parse(dataIn((await download(ada, id)).rawPayload)).account.email).toBe(ada.email);
  });

  test('only its owner downloads an export, and nobody after it has expired', async () => {
    const [ada, admin] = [await person(api), await person(api, { role: 'super_admin' })];
    const id = await makeExport(ada);
    expect((await download(admin, id)).json().code).toBe('not_found');
    expect((await download(ada, id)).statusCode).toBe(200);
    api.clock.turn(7 * DAY);
    await forgetExports(api.dependencies);
    const left = await db.database.asOwner((tx) =>
      tx.query('', "select from files where owner_id = $1 and name = 'my-data.zip'", [ada.session.user.id]),
    );
    expect(left).toEqual([]);
  });

  test('is made one at a time: ten requests at once get the same one', async () => {
    const ada = await person(api);
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(ada)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    const [first] = answers;
    await packExport(api.dependencies, first.id);
    expect((await ask(ada)).id).not.toBe(first.id);
  });

  test('exists once when its job ran twice, and reports a failure', async () => {
    const ada = await person(api);
    const id = await makeExport(ada);
    await packExport(api.dependencies, id);
    const latest = async () => (await call('GET', '/api/account/exports/latest', ada)).json();
    expect(await latest()).toMatchObject({ id, state: 'ready' });
    const second = await ask(ada);
    await giveUpExport(api.dependencies, second.id);
    expect(await latest()).toMatchObject({ id: second.id, state: 'failed' });
    const progress = (await call('GET', `/api/progress/${second.progressId}`, ada)).json();
    expect(progress).toMatchObject({ state: 'failed', message: expect.stringContaining('try again later') });
  });

  test('an export covers every table that refers to a person', async () => {
    const referring = await db.database.asOwner((tx) =>
      tx.query<{ column: string }>(
        '',
        `select c.conrelid::regclass || '.' || a.attname as column
         from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
         where c.contype = 'f' and c.confrelid = 'users'::regclass`,
      ),
    );
    const taken = Object.values(SOURCES).map((source) => source.join('.'));
    // By the membership; read with the account; what others or the operators did; and correspondence.
    const elsewhere = [
      'team_memberships.user_id',
      'user_accounts.user_id',
      'user_sessions.user_id',
      'authenticators.user_id',
      'passkeys.user_id',
      'recovery_codes.user_id',
      'half_sign_ins.user_id',
      'user_roles.granted_by',
      'upload_requests.decided_by',
      'submissions.assigned_to',
      'accessible_requests.handled_by',
      'reports.handled_by',
      'invitations.invited_by',
      'invitations.accepted_by',
      'learners.made_by',
      'ai_settings.set_by',
      'audit_log.actor_id',
      'tier_grants.granted_by',
      'contact_messages.user_id',
    ];
    const missing = referring.map(({ column }) => column).filter((one) => !taken.includes(one));
    expect(missing.filter((one) => !elsewhere.includes(one))).toEqual([]);
  });
});
