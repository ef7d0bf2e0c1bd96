import { join } from 'node:path';
import { expect, test } from 'vitest';
import { useDatabase } from '../database.ts';
import { readFunctions, readPolicies, readTables } from './read-database.ts';
import { policiesPage, schemaPage } from './schema-pages.ts';

const DOCS = join(import.meta.dirname, '../../../../docs');
const db = useDatabase();

test('docs/schema.sql and docs/policies.md tell the migrated database', async () => {
  const [tables, functions, policies] = await db.database.asOwner(async (tx) => [
    await readTables(tx),
    await readFunctions(tx),
    await readPolicies(tx),
  ]);
  await expect(schemaPage(tables, functions)).toMatchFileSnapshot(join(DOCS, 'schema.sql'));
  await expect(policiesPage(policies, tables)).toMatchFileSnapshot(join(DOCS, 'policies.md'));
});
