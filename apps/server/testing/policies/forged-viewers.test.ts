import pg from 'pg';
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { SignedIn } from '../../platform/database/viewer-key.ts';
import { openViewers, type Viewers, viewAs } from '../../platform/database/viewers.ts';
import { useDatabase } from '../database.ts';
import { anOrganization, aUser } from '../factories.ts';
import { placeOf, signIn } from '../view-as.ts';

/** Whoever runs SQL of their own as the application, as through an injection, stays who they are. */
const db = useDatabase();
const WHO = `select app_uid() as uid, app_org() as org, app_is_super_admin() as super,
  (select count(*)::int from upload_requests) as seen`;
const GUEST = { uid: null, org: null, super: false, seen: 0 };
const REFUSED = { code: '42501' };

let viewers: Viewers;
let student: SignedIn;
let superAdmin: SignedIn;
/** Connected as the application, with the rights of an attacker: any SQL at all. */
let attacker: pg.Client;

function asStudent() {
  return { uid: student.userId, org: student.organizationId, super: false, seen: 0 };
}

async function whoIs(client: pg.ClientBase) {
  const { rows } = await client.query<typeof GUEST>(WHO);
  return rows[0];
}

function begin(client: pg.Client, viewer: SignedIn | { userId: null; organizationId: null }) {
  return viewers.begin(client, viewer);
}

beforeAll(async () => {
  const { id, created_by } = await anOrganization(db.database);
  student = { userId: created_by, organizationId: id };
  superAdmin = { userId: (await aUser(db.database, { role: 'super_admin' })).id, organizationId: null };
  const applicant = (await aUser(db.database)).id;
  await db.database.asOwner((tx) =>
    tx.query(
      '',
      `insert into upload_requests (user_id, role_wanted, reason) values ($1, 'teacher', 'I teach.')`,
      [applicant],
    ),
  );
});

beforeEach(async () => {
  viewers = openViewers(db.connections.viewerKey);
  attacker = new pg.Client(db.connections.app);
  await attacker.connect();
});
afterEach(() => attacker.end());

describe('the viewer of a transaction', () => {
  test('is whom the server signed, and sees what they may see', async () => {
    await begin(attacker, superAdmin);
    expect(await whoIs(attacker)).toEqual({ uid: superAdmin.userId, org: null, super: true, seen: 1 });
    await attacker.query('commit');
    await begin(attacker, student);
    expect(await whoIs(attacker)).toEqual(asStudent());
  });

  test('is nobody where nobody was signed, on a new connection and on one that served somebody', async () => {
    expect(await whoIs(attacker)).toEqual(GUEST);
    await begin(attacker, superAdmin);
    await attacker.query('commit');
    expect(await whoIs(attacker)).toEqual(GUEST);
    await begin(attacker, { userId: null, organizationId: null });
    expect(await whoIs(attacker)).toEqual(GUEST);
  });

  test('is nobody for the other logins, whose work is nobody’s', async () => {
    const who = 'select app_uid() as uid, app_org() as org';
    const { asOwner, asAuth, asSystem } = db.database;
    for (const as of [asOwner, asAuth, asSystem])
      expect(await as((tx) => tx.query('who', who))).toEqual([{ uid: null, org: null }]);
  });

  test('costs no write, and stays the same where writing is forbidden', async () => {
    await begin(attacker, student);
    const { rows } = await attacker.query('select pg_current_xact_id_if_assigned() as written');
    expect(rows).toEqual([{ written: null }]);
    await attacker.query('set transaction read only');
    expect(await whoIs(attacker)).toEqual(asStudent());
  });
});

describe('in a transaction of a student, the application', () => {
  const settings = ['app.user_id', 'app.organization_id', 'app.viewer', 'public.app_uid'];

  test.each(settings)('becomes nobody else by setting %s', async (setting) => {
    await begin(attacker, student);
    for (const local of [true, false])
      await attacker.query('select set_config($1, $2, $3)', [setting, superAdmin.userId, local]);
    expect(await whoIs(attacker)).toEqual(asStudent());
  });

  test('reads no more by an injection into one of its own statements', async () => {
    const { userId } = superAdmin;
    const injected = `x' or set_config('app.user_id', '${userId}', true) <> '' and set_config('app.viewer', '${userId}', true) <> '`;
    const seen = await db.database.asUser(student, async (tx) => {
      await tx.query('', `select id from resources where title = '${injected}'`);
      return tx.query('', WHO);
    });
    expect(seen).toEqual([asStudent()]);
  });

  test('can only make itself nobody by taking back what says that somebody was signed', async () => {
    for (const sql of [`select set_config('app.viewer', '', true)`, 'reset app.viewer', 'reset all']) {
      await begin(attacker, student);
      await attacker.query(sql);
      expect([sql, await whoIs(attacker)]).toEqual([sql, GUEST]);
      await attacker.query('rollback');
    }
  });

  test.each([
    ['sets the numbers that are kept', `select setval('viewer_user_high', 1)`],
    ['moves the numbers that are kept', `select nextval('viewer_user_low')`],
    ['restarts the numbers that are kept', 'alter sequence viewer_user_low restart'],
    ['reads the key', 'select * from viewer_key'],
    ['replaces the key', `update viewer_key set inner_block = outer_block`],
    [
      'replaces the function that policies ask',
      'create or replace function app_uid() returns uuid return null',
    ],
    ['makes a function of its own', 'create function public.app_uid(int) returns uuid return null::uuid'],
    ['makes a schema', 'create schema evil'],
    ['becomes the owner', 'set role relievo_owner'],
    ['becomes the owner by a setting', `select set_config('role', 'relievo_owner', true)`],
    ['becomes another login', `select set_config('session_authorization', 'relievo_test_owner', true)`],
    ['switches the policies off', `set row_security = off; select * from upload_requests`],
    ['says that it is a person', `select app_view_as(false, '${crypto.randomUUID()}', null, null)`],
  ])('is refused when it %s', async (_, sql) => {
    await begin(attacker, student);
    await expect(attacker.query(sql)).rejects.toMatchObject(REFUSED);
  });

  test('misleads nobody by what it makes in its temporary schema, and by where names are looked for', async () => {
    await begin(attacker, student);
    await attacker.query(`create temporary sequence viewer_user_high; select setval('pg_temp.viewer_user_high', 7);
      create temporary sequence viewer_user_low; select setval('pg_temp.viewer_user_low', 7);
      create temporary table user_roles as select '${superAdmin.userId}'::uuid as user_id, 'super_admin' as role;
      create function pg_temp.currval(regclass) returns bigint return 7;
      create function pg_temp.app_uid() returns uuid return '${superAdmin.userId}'::uuid;
      create function pg_temp.app_moment() returns bigint return 7`);
    for (const path of ['pg_temp, public', 'pg_temp, public, pg_catalog', 'jobs, public']) {
      await attacker.query(`select set_config('search_path', $1, false)`, [path]);
      expect([path, await whoIs(attacker)]).toEqual([path, asStudent()]);
    }
  });

  test('passes by no trigger by making itself nobody in the middle of a statement', async () => {
    const founder = { ...student };
    await begin(attacker, founder);
    const raise = attacker.query(
      `update organizations set subscription_tier = 'enterprise',
         name = name || set_config('app.viewer', '', true) || set_config('app.user_id', '', true)
       where id = $1`,
      [student.organizationId],
    );
    await expect(raise).rejects.toMatchObject(REFUSED);
  });

  test('gains nothing by the statements of other sessions that the server shows it', async () => {
    const other = await anotherConnection();
    const { pid } = await placeOf(other);
    await begin(other, superAdmin);
    await other.query('commit');
    await begin(other, superAdmin);
    await begin(attacker, student);
    const { rows } = await attacker.query<{ query: string }>(
      'select query from pg_stat_activity where pid = $1',
      [pid],
    );
    const shown = rows[0]?.query ?? '';
    expect(shown).toMatch(/^begin; select public\.app_view_as\(true, /);
    await expect(attacker.query(shown.replace('begin; ', ''))).rejects.toMatchObject(REFUSED);
  });
});

async function anotherConnection(): Promise<pg.Client> {
  const other = new pg.Client(db.connections.app);
  await other.connect();
  onTestFinished(() => other.end());
  return other;
}

describe('a signature', () => {
  const signed = async (viewer: SignedIn, key = db.connections.viewerKey) =>
    viewAs(key, await placeOf(attacker), viewer);
  const refusalOf = (statement: string): Promise<unknown> =>
    attacker.query(statement).catch((error: unknown) => error);

  test('is refused when it was made with another key', async () => {
    await attacker.query('begin');
    expect(await refusalOf(await signed(superAdmin, 'a key of the attacker'))).toMatchObject(REFUSED);
  });

  test('is refused when it is for somebody else, for another organization, or for what follows', async () => {
    await attacker.query('begin; savepoint before');
    const statement = await signed(student);
    const changed = [
      statement.replace(student.userId, superAdmin.userId),
      statement.replace(`'${student.organizationId}'`, 'null'),
      statement.replace(student.organizationId ?? '', crypto.randomUUID()),
      statement.replace(/'[0-9a-f]{64}'/, `'${'0'.repeat(64)}'`),
      statement.replace(/decode\(.*'hex'\)/, 'null'),
    ];
    for (const other of changed) {
      expect(other).not.toBe(statement);
      expect(await refusalOf(other)).toMatchObject(REFUSED);
      await attacker.query('rollback to before');
    }
    await attacker.query(statement);
    expect(await whoIs(attacker)).toEqual(asStudent());
    expect(await refusalOf(statement.replace('app_view_as(false', 'app_view_as(true'))).toMatchObject(
      REFUSED,
    );
  });

  test('ends with its transaction, also on the same connection', async () => {
    await attacker.query('begin');
    const statement = await signed(superAdmin);
    await attacker.query(statement);
    await attacker.query('commit');
    await begin(attacker, student);
    expect(await refusalOf(statement)).toMatchObject(REFUSED);
  });

  test('is good for nothing in a transaction of another connection', async () => {
    const other = await anotherConnection();
    await other.query('begin');
    const statement = viewAs(db.connections.viewerKey, await placeOf(other), superAdmin);
    await attacker.query('begin');
    expect(await refusalOf(statement)).toMatchObject(REFUSED);
  });

  test('is taken once, in whatever transaction of its connection it is shown again', async () => {
    const shown: string[] = [];
    const query = attacker.query.bind(attacker);
    Object.assign(attacker, {
      query: (text: string) => {
        shown.push(text.replace('begin; ', ''));
        return query(text);
      },
    });
    for (const viewer of [superAdmin, superAdmin, student, superAdmin]) {
      await begin(attacker, viewer);
      await query('commit');
    }
    const signatures = shown.filter((text) => text.includes('app_view_as'));
    expect(signatures).toHaveLength(4);
    for (const statement of signatures)
      for (const follows of ['true', 'false']) {
        await query('begin');
        expect(
          await refusalOf(statement.replace(/app_view_as\((true|false)/, `app_view_as(${follows}`)),
        ).toMatchObject(REFUSED);
        await query('rollback');
      }
  });

  test('is refused when the key was renewed', async () => {
    const swap = () =>
      db.database.asOwner((tx) =>
        tx.query('', 'update viewer_key set inner_block = outer_block, outer_block = inner_block'),
      );
    await swap();
    await expect(begin(attacker, superAdmin)).rejects.toMatchObject(REFUSED);
    await swap();
    await attacker.query('rollback');
    await begin(attacker, superAdmin);
    expect(await whoIs(attacker)).toMatchObject({ super: true });
  });

  test('is of no use to the logins that work for the server alone', async () => {
    for (const identity of ['auth', 'system'] as const) {
      const client = new pg.Client(db.connections[identity]);
      await client.connect();
      await client.query('begin');
      await expect(signIn(client, superAdmin, db.connections.viewerKey)).rejects.toMatchObject(REFUSED);
      await client.end();
    }
  });
});

describe('on a connection that served a super administrator, whoever comes after', () => {
  beforeEach(async () => {
    await begin(attacker, superAdmin);
    await attacker.query('commit');
  });

  test.each([
    ['says that somebody was signed', `select set_config('app.viewer', 'kept', false)`],
    ['says so in the transaction', `begin; select set_config('app.viewer', 'kept', true)`],
    [
      'begins again in the same message',
      `begin; commit; begin; select set_config('app.viewer', 'kept', true)`,
    ],
    [
      'commits inside of a block of code',
      `do $$ begin perform set_config('app.viewer', 'kept', false); commit; perform 1; end $$`,
    ],
    [
      'looks through a function that runs any SQL',
      `select query_to_xml('select set_config(''app.viewer'', ''kept'', false)', true, true, '')`,
    ],
  ])('is nobody when it %s', async (_, sql) => {
    await attacker.query(sql);
    expect(await whoIs(attacker)).toEqual(GUEST);
  });

  test.each(['discard sequences', 'discard all'])('gains nothing by "%s"', async (sql) => {
    await attacker.query(sql);
    await attacker.query(`select set_config('app.viewer', 'kept', false)`);
    await expect(whoIs(attacker)).rejects.toMatchObject({ code: '55000' });
  });

  test('stays nobody behind a cursor that the last one left open', async () => {
    await begin(attacker, superAdmin);
    await attacker.query(`declare kept cursor with hold for ${WHO}`);
    await attacker.query('rollback');
    await begin(attacker, student);
    await expect(attacker.query('fetch kept')).rejects.toMatchObject({ code: '34000' });
  });
});

test('the key is read by the owner alone, beside a superuser, who passes by everything', async () => {
  const readers = await db.database.asOwner((tx) =>
    tx.query(
      '',
      `select rolname from pg_roles where has_table_privilege(oid, 'viewer_key', 'select')
         and not rolsuper and not pg_has_role(oid, 'relievo_owner', 'member') and rolname not like 'pg\\_%'`,
    ),
  );
  expect(readers).toEqual([]);
});
