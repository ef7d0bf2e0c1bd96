import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useDatabase } from '../../testing/database.ts';
import { MIGRATIONS } from '../../testing/global-setup.ts';
import { migrate } from './migrate.ts';

describe('migrations', () => {
  const db = useDatabase();
  let folder = '';

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'relievo-migrations-'));
    await db.database.asOwner((tx) => tx.query('forget', 'truncate schema_migrations'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const write = (name: string, sql: string) => writeFile(join(folder, name), sql);

  test('migrations run once, in the order of their names', async () => {
    await write('002_b.sql', 'create table if not exists later (id int references earlier)');
    await write('001_a.sql', 'create table if not exists earlier (id int primary key)');
    expect(await migrate(db.connections, folder)).toEqual(['001_a.sql', '002_b.sql']);
    expect(await migrate(db.connections, folder)).toEqual([]);
  });

  test('two starts at once run the migrations once', async () => {
    await write('001_once.sql', 'create table once (id int)');
    const both = await Promise.all([migrate(db.connections, folder), migrate(db.connections, folder)]);
    expect(both.flat()).toEqual(['001_once.sql']);
  });

  test('a failing migration leaves nothing behind and is named', async () => {
    await write('001_half.sql', 'create table half (id int); select 1 / 0');
    await expect(migrate(db.connections, folder)).rejects.toThrow(
      'The migration 001_half.sql failed and was undone: division by zero',
    );
    await write('001_half.sql', 'create table half (id int)');
    expect(await migrate(db.connections, folder)).toEqual(['001_half.sql']);
  });

  test('a file that was edited after it ran is refused in one sentence', async () => {
    await write('001_a.sql', 'select 1');
    await migrate(db.connections, folder);
    await write('001_a.sql', 'select 2');
    await expect(migrate(db.connections, folder)).rejects.toThrow('was edited after it ran');
  });

  test('a database of a newer version is refused in one sentence', async () => {
    await write('001_a.sql', 'select 1');
    await write('002_new.sql', 'select 2');
    await migrate(db.connections, folder);
    await rm(join(folder, '002_new.sql'));
    await expect(migrate(db.connections, folder)).rejects.toThrow('migrated by a newer version of Relievo');
  });

  test('the names of our migrations have an unambiguous order', async () => {
    const { readdir } = await import('node:fs/promises');
    for (const name of await readdir(MIGRATIONS)) expect(name).toMatch(/^\d{4}_[a-z0-9_]+\.sql$/);
  });
});
