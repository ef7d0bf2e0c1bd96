import type pg from 'pg';
import type { Config } from './config.ts';
import type { Connections } from './platform/database/database.ts';
import { prepareIdentities } from './platform/database/identities.ts';
import { sharesSessions } from './platform/database/path.ts';
import type { PostgresAddress } from './platform/postgres/record.ts';
import { findRunningPostgres, withPostgres } from './platform/postgres/with-postgres.ts';
import { errorCode, Refusal } from './platform/refusal.ts';
import { openSecrets } from './platform/secrets.ts';

/** How the four identities of this installation connect. */
export interface DatabaseAccess {
  readonly connections: Connections;
  /** Past a pooler, for what needs a session of its own: migrations and listening. */
  readonly direct: Connections;
}

/** For servers and workers: the database of the settings, or the private one that "npm start" runs. */
export async function prepareDatabaseAccess(config: Config): Promise<DatabaseAccess> {
  if (config.database.url !== undefined) return prepareAccessByUrl(config, config.database.url);
  const address = await findRunningPostgres(config.dataDirectory);
  if (address) return prepareAccessToPrivate(config, address);
  throw new Refusal(
    `No database runs for ${config.dataDirectory}; start Relievo with "npm start", or set DATABASE_URL.`,
  );
}

/** For commands: the same, and a private database is started for as long as the work takes. */
export async function withDatabaseAccess<Result>(
  config: Config,
  work: (access: DatabaseAccess) => Promise<Result>,
): Promise<Result> {
  if (config.database.url !== undefined) return work(await prepareAccessByUrl(config, config.database.url));
  const options = { directory: config.dataDirectory, binaries: config.database.binaries };
  return withPostgres(options, async (address) => work(await prepareAccessToPrivate(config, address)));
}

/** A private database has one installation, whose name is always the same. */
export async function prepareAccessToPrivate(
  config: Config,
  address: PostgresAddress,
): Promise<DatabaseAccess> {
  const connections = await prepareIdentities({
    administrator: address,
    database: 'relievo',
    installation: 'private',
    ...secretsOf(config),
  });
  return { connections, direct: connections };
}

async function prepareAccessByUrl(config: Config, url: string): Promise<DatabaseAccess> {
  const { directUrl = url } = config.database;
  const hasTwo = directUrl !== url;
  // The direct one first: a pooler may know the logins only once the server has them.
  const direct = await prepareAt(config, hasTwo ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL', directUrl);
  if (direct.path.isPooled && (await sharesSessions(direct.app))) throw refuseSharedSessions(hasTwo);
  return { connections: hasTwo ? await prepareAt(config, 'DATABASE_URL', url) : direct, direct };
}

function refuseSharedSessions(hasTwo: boolean): Refusal {
  return new Refusal(
    hasTwo
      ? 'DATABASE_DIRECT_URL leads to a pooler as well, where nobody hears of new jobs: set it to the address of PostgreSQL itself.'
      : 'DATABASE_URL leads to a pooler in transaction mode, where nobody hears of new jobs: set DATABASE_DIRECT_URL to the address of PostgreSQL itself, beside it.',
  );
}

/** One line for the log; nothing where there is no pooler. */
export function describePath({ connections: { path } }: Pick<DatabaseAccess, 'connections'>) {
  if (!path.isPooled) return undefined;
  return path.keepsNames
    ? 'The database is reached through a pooler that keeps named statements: they are used.'
    : 'The database is reached through a pooler that does not keep named statements (PgBouncer does from 1.21 on, with max_prepared_statements): each statement is parsed anew, which is slower.';
}

/** How long a server may take to answer the first call. */
const PATIENCE_MS = 10_000;

async function prepareAt(config: Config, setting: string, url: string): Promise<Connections> {
  const administrator: pg.ClientConfig = { connectionString: url, connectionTimeoutMillis: PATIENCE_MS };
  const installation = decodeURIComponent(new URL(url).pathname)
    .toLowerCase()
    .replaceAll(/[^a-z0-9_]/g, '_')
    .replace(/^_/, '')
    .slice(0, 40);
  if (installation === '') throw new Refusal(`${setting} must end with the name of a database.`);
  try {
    return await prepareIdentities({ administrator, installation, ...secretsOf(config) });
  } catch (error) {
    throw explainUnreachable(setting, url, error) ?? error;
  }
}

/** The driver gives no code when it waited in vain. */
const NO_ANSWER = 'timeout expired';

const UNREACHABLE: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing answers there',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'its host cannot be found at the moment',
  EHOSTUNREACH: 'there is no way to the host',
  ENETUNREACH: 'there is no way to the host',
  ECONNRESET: 'the connection was cut',
  [NO_ANSWER]: 'the host does not answer',
  ETIMEDOUT: 'the host does not answer',
  ENOENT: 'nothing answers there',
  '28P01': 'the password is wrong',
  '28000': 'the login is not allowed',
  '3D000': 'there is no such database',
  '53300': 'the server has no connection to spare',
  '57P03': 'the server is starting or stopping',
};

function explainUnreachable(setting: string, url: string, error: unknown): Refusal | undefined {
  const reason = UNREACHABLE[errorCode(error) ?? (error instanceof Error ? error.message : '')];
  const { host, pathname } = new URL(url);
  return reason ? new Refusal(`${setting} leads to ${host}${pathname}, and ${reason}.`) : undefined;
}

function secretsOf(config: Config) {
  const secrets = openSecrets(config.dataDirectory, config.secret);
  const passwordOf = (identity: string) => secrets.for(`database password of ${identity}`);
  return {
    passwords: {
      owner: passwordOf('owner'),
      app: passwordOf('app'),
      auth: passwordOf('auth'),
      system: passwordOf('system'),
    },
    viewerKey: secrets.for('viewers'),
  };
}
