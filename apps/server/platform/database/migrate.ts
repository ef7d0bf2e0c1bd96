import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { Refusal } from '../refusal.ts';
import type { Connections } from './database.ts';
import { keepViewerKey } from './viewer-key.ts';

interface Migration {
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

/** One number for everybody who migrates this product: two starts at once wait for each other. */
const LOCK = 7_203_114;

/**
 * Brings the database to the state of the folder: plain .sql files in the order of their names, one transaction
 * each. Needs direct connections, because the lock belongs to the session.
 * @returns the names of the migrations that ran.
 */
export async function migrate(
  { owner, viewerKey }: Pick<Connections, 'owner' | 'viewerKey'>,
  folder: string,
): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = new pg.Client(owner);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const applied = await readApplied(client);
    refuseUnknown(applied, migrations);
    const missing = migrations.filter(({ name }) => !applied.has(name));
    for (const migration of missing) await apply(client, migration);
    await keepViewerKey(client, viewerKey);
    return missing.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

async function readApplied(client: pg.Client): Promise<Map<string, string>> {
  await client.query(`create table if not exists schema_migrations (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`);
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

function refuseUnknown(applied: ReadonlyMap<string, string>, migrations: readonly Migration[]): void {
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]));
  for (const [name, checksum] of applied) {
    const expected = known.get(name);
    if (expected === undefined)
      throw new Refusal(
        `The database was migrated by a newer version of Relievo (it has ${name}, which this version does not know): start that version, or restore a backup made before it.`,
      );
    if (expected !== checksum)
      throw new Refusal(
        `The migration ${name} was edited after it ran on this database: put the file back as it was and write the change as a new migration.`,
      );
  }
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(
      `The migration ${name} failed and was undone: ${error instanceof Error ? error.message : error}`,
      {
        cause: error,
      },
    );
  }
}
