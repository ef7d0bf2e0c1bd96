import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { useDatabase } from './testing/database.ts';
import { until } from './testing/until.ts';

const db = useDatabase();
let folder: string;
let worker: ChildProcess;
let ready: Promise<unknown[]>;

/** Where the database of this test file is, as somebody sets it who runs a server of their own. */
function databaseUrl(): string {
  const { user, password, host, port } = inject('postgres').superuser;
  const url = new URL(`postgres://${user}:${password}@localhost/${db.connections.owner.database}`);
  url.searchParams.set('host', host);
  url.searchParams.set('port', String(port));
  return url.href;
}

/** Written by the superuser: the worker's start gave the database to identities of its own. */
async function aLetter(to: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl() });
  await client.connect();
  try {
    await client.query(`insert into mail_outbox ("to", template) values ($1, 'contact_received')`, [to]);
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'relievo-worker-'));
  worker = fork(join(import.meta.dirname, 'worker.ts'), {
    env: {
      ...process.env,
      NODE_ENV: 'test',
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl(),
      STOP_SECONDS: '5',
    },
  });
  ready = once(worker, 'message');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('the worker sends what requests queued, and ends with the process that started it', async () => {
  expect(await ready).toContainEqual({ kind: 'ready' });
  await aLetter('ana@school.example');
  const outbox = join(folder, 'outbox');
  const letter = await until(async () => {
    const names = (await readdir(outbox)).filter((name) => name.endsWith('.eml'));
    expect(names).toHaveLength(1);
    return names.join();
  });
  expect(await readFile(join(outbox, letter), 'utf8')).toContain('To: ana@school.example');

  worker.disconnect();
  expect(await once(worker, 'exit')).toEqual([0, null]);
});
