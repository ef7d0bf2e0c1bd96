import type pg from 'pg';
import type { Identity } from './identity.ts';
import type { DatabasePath } from './path.ts';
import { openPool } from './pool.ts';
import {
  type AppTransaction,
  type AuthTransaction,
  createTransaction,
  type OwnerTransaction,
  type SystemTransaction,
  type Transaction,
  type Viewer,
} from './transaction.ts';
import { translateError } from './unavailable.ts';
import { openViewers } from './viewers.ts';

export type { AppTransaction, AuthTransaction, OwnerTransaction, SystemTransaction, Viewer };

export interface DatabaseOptions {
  /** Connections per pool; the account and owner pools take a quarter. */
  readonly size?: number;
  /** Told of connections that were lost while nobody used them. */
  readonly onLost?: (error: Error) => void;
}

export interface Database {
  asUser<T>(viewer: Viewer, work: (tx: AppTransaction) => Promise<T>): Promise<T>;
  asAuth<T>(work: (tx: AuthTransaction) => Promise<T>): Promise<T>;
  asSystem<T>(work: (tx: SystemTransaction) => Promise<T>): Promise<T>;
  asOwner<T>(work: (tx: OwnerTransaction) => Promise<T>): Promise<T>;
  /** A single named statement of the accounts, which needs no transaction around it. */
  askAuth<Row extends pg.QueryResultRow>(
    name: string,
    sql: string,
    parameters: readonly unknown[],
  ): Promise<Row[]>;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  /** Ends the pools when their work is done; doing so twice does no harm. */
  close(): Promise<void>;
}

/** How each identity connects, what lies between, and what the application signs with for whom it works. */
export type Connections = Readonly<Record<Identity, pg.PoolConfig>> & {
  readonly path: DatabasePath;
  readonly viewerKey: string;
};

/** Opens the four pools. Connections are made when they are first needed. */
export function openDatabase(connections: Connections, options: DatabaseOptions = {}): Database {
  const { size = 16, onLost = () => {} } = options;
  const few = Math.max(2, Math.ceil(size / 4));
  const pools: Record<Identity, pg.Pool> = {
    owner: openPool(connections.owner, few, onLost),
    app: openPool(connections.app, size, onLost),
    auth: openPool(connections.auth, few, onLost),
    system: openPool(connections.system, few, onLost),
  };
  const viewers = openViewers(connections.viewerKey);
  const { path } = connections;
  return {
    asUser: async (viewer, work) =>
      inTransaction(pools.app, path, (client) => viewers.begin(client, viewer), work),
    asAuth: (work) => inTransaction(pools.auth, path, begin, work),
    asSystem: (work) => inTransaction(pools.system, path, begin, work),
    asOwner: (work) => inTransaction(pools.owner, path, begin, work),
    askAuth: (name, sql, parameters) => askAlone(pools.auth, path, name, sql, parameters),
    async ping() {
      await pools.app.query('select 1').catch(rethrowTranslated);
    },
    async close() {
      const open = Object.values(pools).filter((pool) => !pool.ending);
      await Promise.all(open.map((pool) => pool.end()));
    },
  };
}

function rethrowTranslated(error: unknown): never {
  throw translateError(error);
}

function begin(client: pg.PoolClient) {
  return client.query('begin');
}

async function askAlone<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  path: DatabasePath,
  name: string,
  sql: string,
  parameters: readonly unknown[],
): Promise<Row[]> {
  const client = await pool.connect().catch(rethrowTranslated);
  try {
    const rows = await createTransaction<'auth'>(client, path).query<Row>(name, sql, parameters);
    client.release();
    return rows;
  } catch (error) {
    client.release(true);
    throw translateError(error);
  }
}

async function inTransaction<Who extends Identity, T>(
  pool: pg.Pool,
  path: DatabasePath,
  begins: (client: pg.PoolClient) => Promise<unknown>,
  work: (tx: Transaction<Who>) => Promise<T>,
): Promise<T> {
  const client = await pool.connect().catch(rethrowTranslated);
  try {
    await begins(client);
  } catch (error) {
    client.release(true);
    throw translateError(error);
  }
  try {
    const result = await work(createTransaction<Who>(client, path));
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    await rollBack(client);
    throw translateError(error);
  }
}

/** A client that cannot roll back is not given back to the pool: nobody knows what it would do next. */
async function rollBack(client: pg.PoolClient): Promise<void> {
  try {
    await client.query('rollback');
    client.release();
  } catch {
    client.release(true);
  }
}
