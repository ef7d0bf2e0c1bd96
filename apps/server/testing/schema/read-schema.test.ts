import { join } from 'node:path';
import { expect, test } from 'vitest';
import { useDatabase } from '../database.ts';
import { readSchema, splitStatements } from './read-schema.ts';

const MIGRATIONS = join(import.meta.dirname, '../../migrations');
const db = useDatabase();

test('the columns that are read from the migrations are those of the migrated database', async () => {
  const rows = await db.database.asOwner((tx) =>
    tx.query<{ name: string }>(
      'test-columns',
      `select relname || '.' || attname as name from pg_attribute a join pg_class c on c.oid = attrelid
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
         and attnum > 0 and not attisdropped
       union select distinct 'jobs.' || relname from pg_class
       where relnamespace = 'jobs'::regnamespace and relkind in ('r', 'p') and not relispartition`,
    ),
  );
  const read = [...readSchema(MIGRATIONS)].flatMap(([table, columns]) =>
    [...columns].map((column) => `${table}.${column}`),
  );
  // The record of migrations is made before the first of them.
  const found = rows.map(({ name }) => name).filter((name) => !name.startsWith('schema_migrations.'));
  expect(read.toSorted()).toEqual(found.toSorted());
});

test('a statement ends at its semicolon, and not at one in a comment, a string or a function', () => {
  expect(splitStatements("select 1; -- a; b\nselect ';'; do $$ x; $$; /* y; */ select 2")).toEqual([
    'select 1',
    'select',
    'do',
    'select 2',
  ]);
});
