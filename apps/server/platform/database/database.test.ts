import pg from 'pg';
import { describe, expect, inject, test } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import { aUser } from '../../testing/factories.ts';
import { openDatabase } from './database.ts';
import { GUEST } from './transaction.ts';
import { DatabaseUnavailable } from './unavailable.ts';

const DIRECT = { isPooled: false, keepsNames: true };
const db = useDatabase();

describe('a transaction', () => {
  test('a transaction knows who is asking, and the next one on its connection does not', async () => {
    const viewer = { userId: crypto.randomUUID(), organizationId: crypto.randomUUID() };
    const who = 'select app_uid() as uid, app_org() as org';
    expect(await db.database.asUser(viewer, (tx) => tx.query('who', who))).toEqual([
      { uid: viewer.userId, org: viewer.organizationId },
    ]);
    expect(await db.database.asUser(GUEST, (tx) => tx.query('who', who))).toEqual([{ uid: null, org: null }]);
  });

  test('is rolled back when its work fails, and the connection serves the next', async () => {
    const user = await aUser(db.database);
    const rename = db.database.asAuth(async (tx) => {
      await tx.query('rename', 'update users set name = $1', ['Nobody']);
      throw new Error('on second thoughts');
    });
    await expect(rename).rejects.toThrow('on second thoughts');
    const [row] = await db.database.asAuth((tx) =>
      tx.query<{ name: string }>('name', 'select name from users where id = $1', [user.id]),
    );
    expect(row?.name).toBe(user.name);
  });

  test('refuses a viewer that is no uuid before anything is sent', async () => {
    const viewer = { userId: "'; drop table users; --", organizationId: null };
    await expect(db.database.asUser(viewer, async () => {})).rejects.toThrow('A viewer is known by uuids.');
  });

  test('runs as a login that is no superuser and cannot bypass the policies', async () => {
    const logins =
      'select rolsuper or rolbypassrls as above, rolname from pg_roles where rolname = current_user';
    const { asUser, asAuth, asSystem, asOwner } = db.database;
    const rows = await Promise.all([
      asUser(GUEST, (tx) => tx.query('login', logins)),
      asAuth((tx) => tx.query('login', logins)),
      asSystem((tx) => tx.query('login', logins)),
      asOwner((tx) => tx.query('login', logins)),
    ]);
    expect(rows.flat()).toEqual(
      ['app', 'auth', 'system', 'owner'].map((name) => ({ above: false, rolname: `relievo_test_${name}` })),
    );
  });

  test('bigint columns arrive as numbers', async () => {
    const [row] = await db.database.asUser(GUEST, (tx) => tx.query('count', 'select 3::bigint as n'));
    expect(row).toEqual({ n: 3 });
  });
});

describe('when connections are lost', () => {
  const killAll = async (): Promise<void> => {
    const superuser = new pg.Client(inject('postgres').superuser);
    await superuser.connect();
    await superuser.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()',
      [db.connections.app.database],
    );
    await superuser.end();
  };

  test('a request in progress gets the one typed error', async () => {
    const work = db.database.asUser(GUEST, async (tx) => {
      await killAll();
      return tx.query('after', 'select 1');
    });
    await expect(work).rejects.toMatchObject({ code: 'database_unavailable', retryAfterSeconds: 5 });
  });

  test('idle connections are replaced without an error in the next request', async () => {
    await db.database.ping();
    await killAll();
    const deadline = Date.now() + 10_000;
    let answered = false;
    while (!answered && Date.now() < deadline)
      answered = await db.database.ping().then(
        () => true,
        () => false,
      );
    expect(answered).toBe(true);
  });
});

describe('a database that cannot be reached', () => {
  test('every failure to connect becomes DatabaseUnavailable', async () => {
    const nowhere = { host: '127.0.0.1', port: 1, user: 'nobody', password: 'x', database: 'none' };
    const noSocket = { ...nowhere, host: '/nonexistent' };
    for (const place of [nowhere, noSocket]) {
      const database = openDatabase({
        owner: place,
        app: place,
        auth: place,
        system: place,
        path: DIRECT,
        viewerKey: '',
      });
      await expect(database.ping()).rejects.toBeInstanceOf(DatabaseUnavailable);
      await expect(database.asSystem(async () => {})).rejects.toBeInstanceOf(DatabaseUnavailable);
      await database.close();
    }
  });
});
