import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import type { Connections } from '../platform/database/database.ts';
import { prepareIdentities } from '../platform/database/identities.ts';
import { migrate } from '../platform/database/migrate.ts';
import { type PrivatePostgres, startPostgres } from '../platform/postgres/start-postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: TestPostgres;
  }
}

export interface TestPostgres {
  /** Makes and drops databases; no test works as this one. */
  readonly superuser: PrivatePostgres['address'];
  /** The four identities, in the template that every test file gets a copy of. */
  readonly template: Connections;
}

export const MIGRATIONS = join(import.meta.dirname, '../migrations');

/** Nothing has to outlive the run, and each process gets little memory. */
export const TEST_SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  shared_buffers: '128MB',
  work_mem: '4MB',
};

/**
 * One PostgreSQL for the run, with one migrated template. RELIEVO_TEST_POSTGRES_BIN names another folder of
 * programs, so that the same suite is run on the oldest version that we promise.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = mkdtempSync(join(tmpdir(), 'relievo-test-'));
  // Started by root, the database runs as another account; where that cannot enter, it lies outside and would stay.
  chmodSync(directory, 0o755);
  const server = await startPostgres({
    directory,
    binaries: process.env.RELIEVO_TEST_POSTGRES_BIN || undefined,
    settings: TEST_SETTINGS,
  });
  const template = await prepareIdentities({
    administrator: server.address,
    database: 'relievo_template',
    installation: 'test',
    passwords: { owner: 'test-owner', app: 'test-app', auth: 'test-auth', system: 'test-system' },
    viewerKey: 'test-viewers',
  });
  await migrate(template, MIGRATIONS);
  project.provide('postgres', { superuser: server.address, template });
  return async () => {
    await server.stop();
    rmSync(directory, { recursive: true, force: true });
  };
}
