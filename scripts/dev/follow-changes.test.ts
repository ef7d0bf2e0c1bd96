import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { parseConfig } from '../../apps/server/config.ts';
import { prepareAccessToPrivate } from '../../apps/server/connections.ts';
import { migrate } from '../../apps/server/platform/database/migrate.ts';
import { startPostgres } from '../../apps/server/platform/postgres/start-postgres.ts';
import { type Child, startChild } from '../start/child.ts';
import { findDescendant } from '../testing/processes.ts';
import { followChanges } from './follow-changes.ts';

/** A small tree of sources with a server, a worker and a database that stand on it. */
const SOURCES = {
  'apps/server/serve.ts': `
    import { Worker } from 'node:worker_threads';
    import './server-only.ts';
    import '../../packages/shared.ts';
    process.on('SIGTERM', () => process.exit()).on('disconnect', () => process.exit());
    const thread = new Worker(new URL('./thread.ts', import.meta.url));
    thread.once('message', () => process.send({ kind: 'ready', url: 'http://localhost:1' }));`,
  'apps/server/thread.ts': `
    import { parentPort } from 'node:worker_threads';
    import './thread-only.ts';
    parentPort.on('message', () => undefined).postMessage('ready');`,
  'apps/server/thread-only.ts': 'export const size: number = 1;',
  'apps/server/worker.ts': `
    import '../../packages/shared.ts';
    process.on('SIGTERM', () => process.exit()).on('disconnect', () => process.exit());
    process.on('SIGUSR2', () => import('./late.ts'));
    await import('./listening.ts');
    process.send({ kind: 'ready' });`,
  'apps/server/listening.ts': 'export const size: number = 1;',
  'apps/server/server-only.ts': 'export const size: number = 1;',
  'apps/server/late.ts': 'export const size: number = 1;',
  'apps/server/program.ts': 'export const size: number = 1;',
  'packages/shared.ts': 'export const size: number = 1;',
  'apps/server/migrations/0001_ground.sql': 'create table ground (id int)',
};

const root = mkdtempSync('/tmp/relievo-dev-');
// Started by root, the database runs as another account, which has to enter.
chmodSync(root, 0o755);
const lines: string[] = [];
const children: (readonly ['server' | 'worker', Child])[] = [];
let client: pg.Client;
let endDatabase = async () => {};

function write(path: string, content: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

async function startOne(name: 'server' | 'worker', script: string): Promise<void> {
  const log = (line: string) => void lines.push(line);
  const options = {
    name,
    script: join(root, script),
    log,
    stopMs: 20_000,
    patience: null,
    tellsModules: true,
  };
  children.push([name, await startChild(options)]);
}

beforeAll(async () => {
  for (const [path, content] of Object.entries(SOURCES)) write(path, content);
  const config = parseConfig({ NODE_ENV: 'test', DATA_DIR: join(root, 'data') });
  const postgres = await startPostgres({ directory: config.dataDirectory });
  const { direct } = await prepareAccessToPrivate(config, postgres.address);
  client = new pg.Client(direct.owner);
  await client.connect();
  endDatabase = async () => {
    await client.end();
    await postgres.stop();
  };
  const migrations = join(root, 'apps/server/migrations');
  await migrate(direct, migrations);
  await startOne('server', 'apps/server/serve.ts');
  await startOne('worker', 'apps/server/worker.ts');
  followChanges({
    root,
    children,
    migrate: () => migrate(direct, migrations),
    tell: (line) => void lines.push(line),
  });
});
afterAll(async () => {
  await Promise.all(children.map(([, child]) => child.stop()));
  await endDatabase();
  rmSync(root, { recursive: true, force: true });
});

function findPids() {
  return {
    server: findDescendant(process.pid, join(root, 'apps/server/serve.ts')),
    worker: findDescendant(process.pid, join(root, 'apps/server/worker.ts')),
  };
}

type Pids = ReturnType<typeof findPids>;

/** Which of the two have been replaced since then by another one that has read all of its modules. */
function listReplaced(before: Pids): string[] {
  const now = findPids();
  // The worker reads its last module when it listens to signals, which would end it before.
  const entries = { server: 'apps/server/serve.ts', worker: 'apps/server/listening.ts' };
  return children.flatMap(([name, child]) =>
    now[name] !== undefined && now[name] !== before[name] && child.hasRead(join(root, entries[name]))
      ? [name]
      : [],
  );
}

/** Reads from Linux whether a process listens to a signal. */
function doesCatch(pid: number | undefined, signal: NodeJS.Signals): boolean {
  const [, caught = '0'] = /^SigCgt:\s*(\w+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return ((BigInt(`0x${caught}`) >> BigInt(constants.signals[signal] - 1)) & 1n) === 1n;
}

async function listTables(): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'schema_migrations' order by 1`,
  );
  return rows.map(({ name }) => name);
}

let before: Pids;
beforeEach(() => {
  lines.length = 0;
  before = findPids();
});

test('a file that only the server has read starts the server again, and one line says so', async () => {
  write('apps/server/server-only.ts', 'export const size: number = 2;');
  await expect.poll(() => listReplaced(before)).toEqual(['server']);
  expect(lines).toEqual(['apps/server/server-only.ts changed: the server starts again.']);
});

test('a file that both have read starts both again', async () => {
  write('packages/shared.ts', 'export const size: number = 2;');
  await expect.poll(() => listReplaced(before)).toEqual(['server', 'worker']);
  expect(lines).toEqual(['packages/shared.ts changed: the server and the worker start again.']);
});

test('a file that only a thread of the server has read starts the server again', async () => {
  write('apps/server/thread-only.ts', 'export const size: number = 2;');
  await expect.poll(() => listReplaced(before)).toEqual(['server']);
  expect(lines).toEqual(['apps/server/thread-only.ts changed: the server starts again.']);
});

test('a file that is read by nobody, or only by programs of their own, starts nothing again', async () => {
  write('apps/server/program.ts', 'export const size: number = 2;');
  await expect
    .poll(() => lines)
    .toEqual([
      'apps/server/program.ts changed: neither the server nor the worker has read it; a thread or child program reads it when it starts next.',
    ]);
  expect(findPids()).toEqual(before);
});

test('a file that the worker reads later starts the worker again from then on', async () => {
  const [, worker] = children[1] as (typeof children)[number];
  // A worker that does not listen yet would be ended by the signal.
  await expect.poll(() => doesCatch(before.worker, 'SIGUSR2')).toBe(true);
  process.kill(before.worker as number, 'SIGUSR2');
  await expect.poll(() => worker.hasRead(join(root, 'apps/server/late.ts'))).toBe(true);
  write('apps/server/late.ts', 'export const size: number = 2;');
  await expect.poll(() => listReplaced(before)).toEqual(['worker']);
  expect(lines).toEqual(['apps/server/late.ts changed: the worker starts again.']);
});

test('a new migration runs, and both start again', async () => {
  write('apps/server/migrations/0002_hills.sql', 'create table hills (id int)');
  await expect.poll(() => listReplaced(before)).toEqual(['server', 'worker']);
  expect(await listTables()).toEqual(['ground', 'hills']);
  expect(lines).toEqual(['0002_hills.sql has run: the server and the worker start again.']);
});

test('a migration that fails is told and starts nothing again, and runs when it is mended', {
  tags: 'exhaustive',
}, async () => {
  write('apps/server/migrations/0003_lakes.sql', 'create tabel lakes (id int)');
  await expect
    .poll(() => lines)
    .toEqual(['The migration 0003_lakes.sql failed and was undone: syntax error at or near "tabel"']);
  expect(findPids()).toEqual(before);
  write('apps/server/migrations/0003_lakes.sql', 'create table lakes (id int)');
  await expect.poll(() => listReplaced(before)).toEqual(['server', 'worker']);
  expect(await listTables()).toContain('lakes');
});

test('a file that was broken and is mended has the server back', { tags: 'exhaustive' }, async () => {
  write('apps/server/server-only.ts', 'process.exit(1);');
  await expect.poll(() => lines.join(' ')).toContain('The server ended while it started');
  write('apps/server/server-only.ts', 'export const size: number = 3;');
  await expect.poll(() => listReplaced(before)).toEqual(['server']);
});

test('a server that looked in vain for a file starts as soon as the file is there', async () => {
  write('apps/server/server-only.ts', "import './missing.ts';");
  await expect.poll(() => lines.join(' ')).toContain('The server ended while it started');
  before = findPids();
  write('apps/server/missing.ts', 'export const size: number = 3;');
  await expect.poll(() => listReplaced(before)).toEqual(['server']);
  // One line may name the file that failed and the missing one together.
  expect(lines.at(-1)).toMatch(
    /^apps\/server\/missing\.ts (?:and 1 more )?changed: the server starts again\.$/,
  );
});
