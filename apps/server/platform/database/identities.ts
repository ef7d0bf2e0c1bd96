import pg from 'pg';
import { errorCode, Refusal } from '../refusal.ts';
import type { Connections } from './database.ts';
import { GROUPS, type Identity, loginName } from './identity.ts';
import { findMissingGrants } from './missing-grants.ts';
import { findMissingLimits } from './missing-limits.ts';
import { readDatabasePath } from './path.ts';
import { createScramVerifier } from './scram.ts';
import { keepViewerKey } from './viewer-key.ts';

export type IdentityPasswords = Readonly<Record<Identity, string>>;

export interface IdentityOptions {
  /** A superuser of a server of our own, or the owner of a database on somebody else's. */
  readonly administrator: pg.ClientConfig;
  /** The database to own; made when it is missing and the administrator may. Default: the administrator's. */
  readonly database?: string;
  /** Names the logins on a server that holds several installations: small letters, digits, underscores. */
  readonly installation: string;
  readonly passwords: IdentityPasswords;
  /** What the application signs viewers with; the owner keeps a copy in the database. */
  readonly viewerKey: string;
}

/** The server will not let us make what we need: somebody who may has to run this SQL once. */
export class IdentitiesRefused extends Refusal {
  readonly code = 'database_roles_missing';
  readonly sql: string;

  constructor(login: string, statements: readonly string[]) {
    const sql = statements.map((statement) => `${statement};`).join('\n');
    super(
      `The database login "${login}" may not make the roles that keep people's data apart; ask an administrator of the server to run this once, then start again:\n${sql}`,
    );
    this.sql = sql;
  }
}

/**
 * Makes sure that the four identities exist and can sign in, and tells how to connect as each. Run at every
 * start: it changes only what is missing. A superuser never becomes the owner, since policies would not bind it.
 */
export async function prepareIdentities(options: IdentityOptions): Promise<Connections> {
  const { administrator, installation, passwords, viewerKey } = options;
  if (!/^[a-z0-9_]{1,40}$/.test(installation))
    throw new Refusal('The name of the installation may hold small letters, digits and underscores only.');
  const client = new pg.Client(administrator);
  await client.connect();
  try {
    const { login, superuser, version, database: current } = await readAdministrator(client);
    refuseOld(version);
    const database = options.database ?? current;
    const place = placeOf(client, database);
    const owner = superuser ? loginName(installation, 'owner') : login;
    const connections: Connections = {
      owner: superuser
        ? { ...place, user: owner, password: passwords.owner }
        : { ...administrator, database },
      app: { ...place, user: loginName(installation, 'app'), password: passwords.app },
      auth: { ...place, user: loginName(installation, 'auth'), password: passwords.auth },
      system: { ...place, user: loginName(installation, 'system'), password: passwords.system },
      path: await readDatabasePath(client),
      viewerKey,
    };
    const ours: Identity[] = superuser ? ['owner', 'app', 'auth', 'system'] : ['app', 'auth', 'system'];
    const statements = [
      ...(await findMissingLogins(client, ours, connections)),
      ...(await findMissingLimits(client, installation)),
      ...(await findMissingGrants(client, { installation, owner, database, superuser, version })),
    ];
    await runAll(client, login, statements);
    await renewViewerKey(connections);
    return connections;
  } finally {
    await client.end();
  }
}

/** A key that is a new one since the last start takes the place of the old one at once. */
async function renewViewerKey({ owner, viewerKey }: Connections): Promise<void> {
  const client = new pg.Client(owner);
  await client.connect();
  try {
    await keepViewerKey(client, viewerKey);
  } finally {
    await client.end();
  }
}

const OLDEST = 15;

export function refuseOld(version: number): void {
  if (version >= OLDEST) return;
  throw new Refusal(
    `The database server is PostgreSQL ${version}, and Relievo needs ${OLDEST} or newer: use another server, or leave DATABASE_URL out for a private one.`,
  );
}

interface Administrator {
  login: string;
  superuser: boolean;
  database: string;
  version: number;
}

async function readAdministrator(client: pg.Client): Promise<Administrator> {
  const { rows } = await client.query<Administrator>(
    `select rolname as login, rolsuper as superuser, current_database() as database,
       current_setting('server_version_num')::int / 10000 as version
     from pg_roles where rolname = current_user`,
  );
  const row = rows[0];
  if (row === undefined) throw new Error('The server does not know who is signed in.');
  return row;
}

/** Where the others connect: the same server, as themselves. */
function placeOf(client: pg.Client, database: string): pg.PoolConfig {
  const { host, port, ssl } = client;
  return { host, port, ...(ssl ? { ssl } : {}), database };
}

async function findMissingLogins(
  client: pg.Client,
  identities: readonly Identity[],
  connections: Connections,
): Promise<string[]> {
  const { rows } = await client.query<{ rolname: string }>('select rolname from pg_roles');
  const existing = new Set(rows.map(({ rolname }) => rolname));
  const groups = Object.values(GROUPS)
    .filter((group) => !existing.has(group))
    .map((group) => `create role ${group} nologin`);
  const logins = await Promise.all(
    identities.map(async (identity) => {
      const { user = '', password } = connections[identity];
      const verifier = createScramVerifier(String(password));
      if (!existing.has(user)) return [`create role ${user} login password '${verifier}'`];
      const known = await canSignIn(connections[identity]);
      return known ? [] : [`alter role ${user} login password '${verifier}'`];
    }),
  );
  return [...groups, ...logins.flat()];
}

/** Only a refused password counts as unknown: a database that is still missing says nothing about the login. */
async function canSignIn(connection: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client(connection);
  try {
    await client.connect();
    return true;
  } catch (error) {
    return errorCode(error)?.startsWith('28') !== true;
  } finally {
    await client.end().catch(() => {});
  }
}

const NOT_ALLOWED = '42501';
const ALREADY_THERE = new Set(['42710', '42P04', '23505']);

async function runAll(client: pg.Client, login: string, statements: readonly string[]): Promise<void> {
  for (const statement of statements) {
    try {
      await client.query(statement);
    } catch (error) {
      const code = errorCode(error) ?? '';
      if (code === NOT_ALLOWED) throw new IdentitiesRefused(login, statements);
      if (!ALREADY_THERE.has(code)) throw error; // made by another start in the meantime
    }
  }
}
