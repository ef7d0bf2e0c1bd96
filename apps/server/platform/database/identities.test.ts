import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { MIGRATIONS } from '../../testing/global-setup.ts';
import { type Connections, openDatabase } from './database.ts';
import { type IdentityPasswords, prepareIdentities, refuseOld } from './identities.ts';
import { migrate } from './migrate.ts';
import { GUEST } from './transaction.ts';

/** Somebody else's server: a superuser whom we can only ask, and a login with a database of its own. */
let superuser: pg.Client;
const databases: string[] = []; // their logins end with the server of the run

function createSecrets(): { passwords: IdentityPasswords; viewerKey: string } {
  const one = () => randomBytes(12).toString('hex');
  return { passwords: { owner: one(), app: one(), auth: one(), system: one() }, viewerKey: one() };
}

beforeAll(async () => {
  superuser = new pg.Client(inject('postgres').superuser);
  await superuser.connect();
});

afterAll(async () => {
  for (const name of databases) await superuser.query(`drop database if exists ${name} with (force)`);
  await superuser.end();
});

/** A database lent to us, with the rights that its provider gives to its login. */
async function aLoan(attributes: string): Promise<{ installation: string; administrator: pg.ClientConfig }> {
  const installation = `loan_${randomBytes(4).toString('hex')}`;
  const login = `lender_${installation}`;
  await superuser.query(`create role ${login} login password 'lent' ${attributes}`);
  await superuser.query(`create database ${installation} owner ${login}`);
  databases.push(installation);
  const { host, port } = inject('postgres').superuser;
  return {
    installation,
    administrator: { host, port, database: installation, user: login, password: 'lent' },
  };
}

async function readNames(connections: Connections): Promise<string[]> {
  const database = openDatabase(connections);
  const who = 'select current_user::text as name';
  const rows = await Promise.all([
    database.asOwner((tx) => tx.query<{ name: string }>('who', who)),
    database.asUser(GUEST, (tx) => tx.query<{ name: string }>('who', who)),
    database.asAuth((tx) => tx.query<{ name: string }>('who', who)),
    database.asSystem((tx) => tx.query<{ name: string }>('who', who)),
  ]).finally(() => database.close());
  return rows.flat().map(({ name }) => name);
}

describe('on our own PostgreSQL', () => {
  test('a superuser creates the database and an owner without superuser rights', {
    tags: 'exhaustive',
  }, async () => {
    const installation = `own_${randomBytes(4).toString('hex')}`;
    databases.push(installation);
    const options = {
      administrator: inject('postgres').superuser,
      database: installation,
      installation,
      ...createSecrets(),
    };
    const connections = await prepareIdentities(options);
    const names = ['owner', 'app', 'auth', 'system'].map((who) => `relievo_${installation}_${who}`);
    expect(await readNames(connections)).toEqual(names);
    await migrate(connections, MIGRATIONS);
    const again = await prepareIdentities(options);
    expect(await readNames(again)).toEqual(names);
  });
});

describe('on an external PostgreSQL', () => {
  test('a login that may create roles creates them and stays the owner', async () => {
    const { installation, administrator } = await aLoan('createrole');
    await superuser.query(
      `grant relievo_owner, relievo_app, relievo_auth, relievo_system to ${administrator.user} with admin option`,
    );
    const connections = await prepareIdentities({
      administrator,
      installation,
      ...createSecrets(),
    });
    expect(await readNames(connections)).toEqual([
      administrator.user,
      ...['app', 'auth', 'system'].map((who) => `relievo_${installation}_${who}`),
    ]);
  });

  test('a login that may not create roles stops with the SQL for an administrator, and continues after it ran', {
    tags: 'exhaustive',
  }, async () => {
    const { installation, administrator } = await aLoan('');
    const options = { administrator, installation, ...createSecrets() };
    const refusal = await prepareIdentities(options).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'database_roles_missing' });
    const { sql, message } = refusal as { sql: string; message: string };
    expect(message).toContain(`"${administrator.user}" may not make the roles`);
    expect(sql).toContain(`create role relievo_${installation}_app login password 'SCRAM-SHA-256$`);
    for (const password of Object.values(options.passwords)) expect(sql).not.toContain(password);

    await superuser.query(sql);
    const connections = await prepareIdentities(options);
    expect(await readNames(connections)).toHaveLength(4);
    await migrate(connections, MIGRATIONS);
  });

  test('a changed password is set again', async () => {
    const { installation, administrator } = await aLoan('createrole');
    await superuser.query(
      `grant relievo_owner, relievo_app, relievo_auth, relievo_system to ${administrator.user} with admin option`,
    );
    await prepareIdentities({ administrator, installation, ...createSecrets() });
    const connections = await prepareIdentities({
      administrator,
      installation,
      ...createSecrets(),
    });
    expect(await readNames(connections)).toHaveLength(4);
  });

  test("two installations cannot enter each other's databases", async () => {
    const ours = await aLoan('');
    const theirs = await aLoan('');
    const connect = async ({ installation }: { installation: string }) => {
      const administrator = { ...inject('postgres').superuser, database: installation };
      return prepareIdentities({ administrator, installation, ...createSecrets() });
    };
    const mine = await connect(ours);
    await connect(theirs);
    const intruder = new pg.Client({ ...mine.app, database: theirs.installation });
    await expect(intruder.connect()).rejects.toThrow('permission denied for database');
  });

  test('the login for requests has limits on slow statements and on idle transactions', async () => {
    const { installation, administrator } = await aLoan('');
    const superuserThere = { ...inject('postgres').superuser, database: administrator.database };
    const connections = await prepareIdentities({
      administrator: superuserThere,
      installation,
      ...createSecrets(),
    });
    const database = openDatabase(connections);
    const limits = await database
      .asUser(GUEST, (tx) =>
        tx.query(
          'limits',
          `select current_setting('statement_timeout') as statement,
             current_setting('idle_in_transaction_session_timeout') as forgotten`,
        ),
      )
      .finally(() => database.close());
    expect(limits).toEqual([{ statement: '15s', forgotten: '30s' }]);
  });

  test('a name that could be SQL is refused', async () => {
    const options = {
      administrator: inject('postgres').superuser,
      installation: 'a; drop',
      ...createSecrets(),
    };
    await expect(prepareIdentities(options)).rejects.toThrow('small letters, digits and underscores');
  });

  test('a server that is too old is refused with its version', () => {
    expect(() => refuseOld(14)).toThrow(
      'The database server is PostgreSQL 14, and Relievo needs 15 or newer',
    );
    expect(() => refuseOld(15)).not.toThrow();
  });
});
