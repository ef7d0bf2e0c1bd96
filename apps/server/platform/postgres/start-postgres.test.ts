import { mkdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { splitSample } from '@relievo/words/testing';
import { expect, onTestFinished, test } from 'vitest';
import { Refusal } from '../refusal.ts';
import { runnerOf } from './cluster.ts';
import { isAlive } from './processes.ts';
import { type PostgresRecord, readRecord } from './record.ts';
import { AlreadyRunning, type StartPostgresOptions, startPostgres } from './start-postgres.ts';
import { ask, findEveryPostgres, temporaryFolder } from './testing/places.ts';

async function start(options: StartPostgresOptions) {
  const postgres = await startPostgres({ settings: { fsync: 'off' }, ...options });
  onTestFinished(() => postgres.stop());
  return postgres;
}

/** A data folder with a database that is not running. */
async function createStoppedDatabase() {
  const folder = temporaryFolder();
  const directory = join(folder, 'data');
  await (
    await startPostgres({ directory, outside: join(folder, 'outside'), settings: { fsync: 'off' } })
  ).stop();
  const { place } = readRecord(directory) as PostgresRecord;
  return { directory, cluster: join(directory, place, 'cluster') };
}

for (const { tags, cases } of splitSample(findEveryPostgres(), 2))
  test.each(cases)('PostgreSQL of %s keeps its data across starts', { tags }, async (binaries) => {
    const directory = join(temporaryFolder(), 'data');
    const first = await startPostgres({ directory, binaries });
    await ask(first.address, 'create table kept as select lower($$ÄÖ$$) as word');
    await first.stop();
    expect(isAlive(first.pid())).toBe(false);
    const second = await start({ directory, binaries });
    expect(second.address).toEqual(first.address);
    expect(await ask(second.address, 'select word from kept')).toBe('äö');
  });

test('the database can be reached by its owner alone, through a socket and with a password', {
  tags: 'exhaustive',
}, async () => {
  const directory = join(temporaryFolder(), 'data');
  const { address } = await start({ directory });
  expect(statSync(address.host).mode & 0o777).toBe(0o700);
  expect(statSync(join(directory, 'postgres.json')).mode & 0o777).toBe(0o600);
  expect(await ask(address, 'show listen_addresses')).toBe('');
  await expect(ask({ ...address, password: 'guess' }, 'select 1')).rejects.toThrow(
    'password authentication failed',
  );
});

test('a killed server comes back at the same address with everything that was committed', {
  tags: 'exhaustive',
}, async () => {
  const postgres = await start({ directory: join(temporaryFolder(), 'data'), settings: {} });
  await ask(postgres.address, 'create table kept as select 42 as answer');
  const killed = postgres.pid();
  process.kill(killed, 'SIGKILL');
  await expect.poll(() => postgres.pid()).not.toBe(killed);
  expect(await ask(postgres.address, 'select answer from kept')).toBe(42);
});

test('stopping during a restart leaves nothing running', { tags: 'exhaustive' }, async () => {
  const postgres = await startPostgres({ directory: join(temporaryFolder(), 'data') });
  const killed = postgres.pid();
  process.kill(killed, 'SIGKILL');
  await expect.poll(() => isAlive(killed)).toBe(false);
  await postgres.stop();
  expect(isAlive(postgres.pid())).toBe(false);
});

test('a data folder has one supervisor', { tags: 'exhaustive' }, async () => {
  const directory = join(temporaryFolder(), 'data');
  await start({ directory });
  await expect(startPostgres({ directory })).rejects.toThrow(
    new AlreadyRunning(`Relievo already runs in ${directory} (process ${process.pid}); stop it first.`),
  );
});

test('a path too long for a socket gets a short one, the same at every start', {
  tags: 'exhaustive',
}, async () => {
  const directory = join(temporaryFolder(), 'a-rather-long-name'.repeat(10), 'data');
  const first = await startPostgres({ directory });
  await first.stop();
  const second = await start({ directory });
  expect(second.address.host.length).toBeLessThan(40);
  expect(second.address.host).toBe(first.address.host);
  onTestFinished(() => rmSync(second.address.host, { recursive: true, force: true }));
});

test('the server starts in a folder that nobody else may enter', { tags: 'exhaustive' }, async () => {
  const folder = temporaryFolder();
  const closed = join(folder, 'closed');
  mkdirSync(closed, { mode: 0o700 });
  const directory = join(closed, 'data');
  const { address } = await start({ directory, outside: join(folder, 'outside') });
  expect(await ask(address, 'select 1')).toBe(1);
});

test('a pid file with the number of another program does not stop the start', {
  tags: 'exhaustive',
}, async () => {
  const { directory, cluster } = await createStoppedDatabase();
  writeFileSync(join(cluster, 'postmaster.pid'), `${process.pid}\n${cluster}\n`);
  expect(await ask((await start({ directory })).address, 'select 1')).toBe(1);
});

test('an unfinished database is created anew', { tags: 'exhaustive' }, async () => {
  const { directory, cluster } = await createStoppedDatabase();
  rmSync(cluster, { recursive: true });
  mkdirSync(join(cluster, '../unfinished'));
  expect(await ask((await start({ directory })).address, 'select 1')).toBe(1);
});

for (const { tags, cases } of splitSample(
  [
    [
      '99',
      /^The database in .* was made by PostgreSQL 99, and this is PostgreSQL 18: use a Relievo that brings PostgreSQL 99\.$/,
    ],
    [
      '14',
      /^The database in .* was made by PostgreSQL 14, .* pg_dump of PostgreSQL 14 and restore it into a new data folder\.$/,
    ],
    [
      '',
      /^The database in .* is damaged: it has no version; restore it from a backup, or move the folder away to start anew\.$/,
    ],
  ],
  3,
))
  test.each(cases)(
    'a database of version "%s" is refused in one sentence and left as it is',
    { tags },
    async (version, sentence) => {
      const { directory, cluster } = await createStoppedDatabase();
      writeFileSync(join(cluster, 'PG_VERSION'), version);
      await expect(startPostgres({ directory })).rejects.toThrow(sentence);
      expect(readFileSync(join(cluster, 'PG_VERSION'), 'utf8')).toBe(version);
    },
  );

test('a database of somebody else is refused in one sentence', () => {
  expect(() => runnerOf(4_000_000, '/srv/relievo', undefined)).toThrow(
    new Refusal(
      'The database in /srv/relievo belongs to user 4000000; run Relievo as user 4000000, or set DATA_DIR to another folder.',
    ),
  );
});

test('a damaged database is refused in one sentence', { tags: 'exhaustive' }, async () => {
  const { directory, cluster } = await createStoppedDatabase();
  truncateSync(join(cluster, 'global/pg_control'), 100);
  await expect(startPostgres({ directory })).rejects.toThrow(
    new Refusal(
      `The database in ${cluster} is damaged; restore it from a backup, or move the folder away to start anew.`,
    ),
  );
});

test('a damaged record is refused, because it holds the password', { tags: 'exhaustive' }, async () => {
  const { directory } = await createStoppedDatabase();
  writeFileSync(join(directory, 'postgres.json'), '{');
  await expect(startPostgres({ directory })).rejects.toThrow(
    `${join(directory, 'postgres.json')} cannot be read; restore it from a backup, or move ${directory} away to start anew.`,
  );
});

test('an unusable data folder is refused', async () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  await expect(startPostgres({ directory: join(file, 'data') })).rejects.toThrow(
    `The data folder ${join(file, 'data')} cannot be used: it is no folder, or lies in none; set DATA_DIR to another one.`,
  );
});

test('programs that do not run are refused', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'postgres'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  await expect(startPostgres({ directory: join(folder, 'data'), binaries: folder })).rejects.toThrow(
    `The database program ${join(folder, 'postgres')} does not run on this machine:`,
  );
});

test('a folder of programs without PostgreSQL is refused, naming the setting', async () => {
  const folder = temporaryFolder();
  await expect(startPostgres({ directory: join(folder, 'data'), binaries: folder })).rejects.toThrow(
    `POSTGRES_BIN is ${folder}, and there is no program called postgres in it.`,
  );
});
