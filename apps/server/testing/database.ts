import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { type Connections, type Database, openDatabase } from '../platform/database/database.ts';
import type { TestPostgres } from './global-setup.ts';

export interface TestDatabase {
  readonly database: Database;
  readonly connections: Connections;
}

/** Gives the test file a database of its own, migrated and empty, and takes it away afterwards. */
export function useDatabase(): TestDatabase {
  let open: (TestDatabase & { readonly drop: () => Promise<void> }) | undefined;
  beforeAll(async () => {
    open = await cloneTemplate();
  });
  afterAll(async () => {
    await open?.drop();
    open = undefined;
  });
  const present = (): TestDatabase => {
    if (open === undefined) throw new Error('The database of a test file exists only while its tests run.');
    return open;
  };
  return {
    get database() {
      return present().database;
    },
    get connections() {
      return present().connections;
    },
  };
}

async function cloneTemplate() {
  const { superuser, template }: TestPostgres = inject('postgres');
  const name = `test_${randomBytes(8).toString('hex')}`;
  await administer(
    superuser,
    `create database ${name} template ${template.owner.database} owner ${template.owner.user}`,
  );
  const here = (connection: pg.PoolConfig): pg.PoolConfig => ({
    ...connection,
    database: name,
    // On a busy machine a connection may be waited for longer than people would wait.
    connectionTimeoutMillis: 60_000,
  });
  const connections: Connections = {
    owner: here(template.owner),
    app: here(template.app),
    auth: here(template.auth),
    system: here(template.system),
    path: template.path,
    viewerKey: template.viewerKey,
  };
  const database = openDatabase(connections, { size: 8 });
  return {
    database,
    connections,
    async drop() {
      await database.close();
      await administer(superuser, `drop database ${name} with (force)`);
    },
  };
}

async function administer(superuser: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client(superuser);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
