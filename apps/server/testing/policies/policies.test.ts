import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { useDatabase } from '../database.ts';
import { readAccess } from '../read-access.ts';
import { attempt } from './attempt.ts';
import { LEARNER_MAY } from './learner-may.ts';
import type { RulesOfTable } from './rule.ts';
import { aWorld, type World } from './world.ts';

const db = useDatabase();
const access = await readAccess();
const VERBS = ['select', 'insert', 'update', 'delete'];

/** Schemas of others: they hold no rows of people, and the application cannot enter them. */
const CLOSED_SCHEMAS = ['jobs'];

/** Tables in which the application can do nothing at all. */
const CLOSED_TABLES = [
  'authenticators',
  'bit_changes',
  'category_changes',
  'guess_counts',
  'half_sign_ins',
  'kept_beginnings',
  'letter_counts',
  'login_attempts',
  'passkeys',
  'recent_visits',
  'recovery_codes',
  'schema_migrations',
  'search_documents',
  'search_words',
  'session_permits',
  'sign_in_networks',
  'thinned_beginnings',
  'user_accounts',
  'user_sessions',
  'users',
  'verifications',
  'viewer_key',
];

let world: World;
let rules: RulesOfTable;
let client: pg.Client;

beforeAll(async () => {
  world = await aWorld(db.database);
  rules = await access.rules(world, db.database);
  client = new pg.Client({ ...inject('postgres').superuser, database: db.connections.owner.database });
  await client.connect();
});
afterAll(() => client.end());

async function column(sql: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(sql);
  return rows.map(({ name }) => name);
}

function tables(condition: string): Promise<string[]> {
  return column(
    `select relname as name from pg_class c join pg_namespace n on n.oid = relnamespace
     where relkind in ('r', 'p') and nspname not like 'pg\\_%' and nspname <> 'information_schema'
       and nspname <> all ('{${CLOSED_SCHEMAS.join()}}') and (${condition}) order by 1`,
  );
}

describe('every table', () => {
  test('has row-level security that binds its owner too', async () => {
    expect(await tables('not relrowsecurity or not relforcerowsecurity')).toEqual([]);
    expect(await tables('true')).not.toEqual([]);
  });

  test('has one policy for its owner, and none for everybody', async () => {
    const owned = await column(
      `select tablename as name from pg_policies where roles = '{relievo_owner}' and cmd = 'ALL' order by 1`,
    );
    expect(owned).toEqual(await tables('true'));
    expect(await column(`select policyname as name from pg_policies where 'public' = any (roles)`)).toEqual(
      [],
    );
  });

  test('is listed here if it is closed to the application', async () => {
    const reachable = `has_any_column_privilege('relievo_app', c.oid, 'select, insert, update')
      or has_table_privilege('relievo_app', c.oid, 'select, insert, update, delete, truncate, references, trigger')`;
    expect(await tables(`not (${reachable})`)).toEqual(CLOSED_TABLES);
  });

  test('is in a schema that the application cannot enter, or in this list of rules', async () => {
    const entered = await column(
      `select nspname as name from pg_namespace
       where nspname = any ('{${CLOSED_SCHEMAS.join()}}') and has_schema_privilege('relievo_app', oid, 'usage')`,
    );
    expect(entered).toEqual([]);
    expect(Object.keys(rules).sort()).toEqual(await tables('true'));
  });

  test('has an index for each reference to it, so that a deletion does not read whole tables', async () => {
    const unindexed = await column(
      `select conrelid::regclass || '.' || attname as name
       from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
       where contype = 'f' and connamespace = 'public'::regnamespace
         and not exists (select from pg_index where indrelid = conrelid and indkey[0] = any (conkey))
       order by 1`,
    );
    expect(unindexed).toEqual([]);
  });

  test('has, for each verb, somebody who may and somebody who may not', () => {
    const missing = Object.entries(rules).flatMap(([table, ofTable]) =>
      VERBS.filter((verb) => {
        const ofVerb = ofTable.filter((rule) => rule.verb === verb);
        return (
          !ofVerb.some((rule) => rule.allowed.length > 0) || !ofVerb.some((rule) => rule.refused.length > 0)
        );
      }).map((verb) => `${verb} ${table}`),
    );
    expect(missing).toEqual([]);
  });
});

describe('every function of ours', () => {
  const ours = `proowner = 'relievo_test_owner'::regrole and pronamespace = 'public'::regnamespace`;

  test('is closed to every role that was not granted it', async () => {
    const open = await column(
      `select proname as name from pg_proc where ${ours} and has_function_privilege('public', oid, 'execute')`,
    );
    expect(open).toEqual([]);
  });

  test('uses the search path of its owner if it has the rights of the owner, and no temporary tables', async () => {
    const misled = await column(
      `select proname as name from pg_proc
       where ${ours} and prosecdef
         and coalesce(proconfig::text, '') not in ('{search_path=pg_catalog}', '{"search_path=public, pg_temp"}')`,
    );
    expect(misled).toEqual([]);
  });
});

test('every statement is allowed to those who may and refused to those who may not', {
  tags: 'exhaustive',
}, async () => {
  const wrong: string[] = [];
  await client.query('begin');
  for (const { sql, allowed, refused } of Object.values(rules).flat()) {
    for (const who of allowed)
      if ((await attempt(client, world, who, sql)) !== 'allowed')
        wrong.push(`${who} may, but was refused: ${sql}`);
    for (const who of refused)
      if ((await attempt(client, world, who, sql)) !== 'refused')
        wrong.push(`${who} may not, but was allowed: ${sql}`);
  }
  await client.query('rollback');
  expect(wrong).toEqual([]);
});

test('a learner may run what the list of learners says, of all the statements of others, and nothing else', async () => {
  const found: Record<string, readonly string[]> = {};
  await client.query('begin');
  for (const [table, ofTable] of Object.entries(rules)) {
    const verbs = new Set<string>();
    for (const { sql, verb } of ofTable)
      if ((await attempt(client, world, 'learner', sql)) === 'allowed') verbs.add(verb);
    if (verbs.size > 0) found[table] = VERBS.filter((verb) => verbs.has(verb));
  }
  await client.query('rollback');
  expect(found).toEqual(LEARNER_MAY);
});

test('no policy can be dropped without a failing statement', { tags: 'exhaustive' }, async () => {
  const { rows: policies } = await client.query<{ tablename: string; policyname: string }>(
    'select tablename, policyname from pg_policies order by 1, 2',
  );
  const unnoticed: string[] = [];
  for (const { tablename, policyname } of policies) {
    await client.query(`begin; drop policy ${policyname} on ${tablename}`);
    if (!(await somebodyNotices(tablename))) unnoticed.push(policyname);
    await client.query('rollback');
  }
  expect(unnoticed).toEqual([]);
  expect(policies.length).toBeGreaterThan(100);
});

/** A policy only ever permits, so what its absence changes is something that was allowed. */
async function somebodyNotices(table: string): Promise<boolean> {
  for (const { sql, allowed } of rules[table] ?? [])
    for (const who of allowed) if ((await attempt(client, world, who, sql)) === 'refused') return true;
  return false;
}
