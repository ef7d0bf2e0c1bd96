import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import type { PostgresAddress } from '../record.ts';

/** A folder that anybody may enter, gone when the test ends; as root, other accounts must reach it. */
export function temporaryFolder(): string {
  const folder = mkdtempSync('/tmp/relievo-test-');
  chmodSync(folder, 0o755);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Every PostgreSQL of this machine: the one that came with us, and those that the system has. */
export function findEveryPostgres(): (string | undefined)[] {
  const system = '/usr/lib/postgresql';
  const versions = existsSync(system) ? readdirSync(system) : [];
  const folders = versions.map((version) => join(system, version, 'bin'));
  return [undefined, ...folders.filter((folder) => existsSync(join(folder, 'initdb')))];
}

export async function ask(address: PostgresAddress, sql: string): Promise<unknown> {
  const client = new pg.Client(address);
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql);
    return Object.values(rows[0] ?? {})[0];
  } finally {
    await client.end();
  }
}
