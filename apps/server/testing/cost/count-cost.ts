import type pg from 'pg';
import type { Database } from '../../platform/database/database.ts';

/** What an operation costs its database: counted, so that it is the same on every machine. */
export interface Cost {
  /** Of 8 kB, read from memory or from the disk: of tables, indexes and the system's own. */
  readonly pages: number;
  readonly transactions: number;
  /** Rows that were looked at, of which most are often thrown away. */
  readonly rows: number;
}

const FLUSH = 'select pg_stat_force_next_flush()';

/** The same database, whose sessions tell at the end of each transaction what it took. */
export function tellCost(database: Database): Database {
  return {
    ...database,
    asUser: (viewer, work) =>
      database.asUser(viewer, async (tx) => {
        const result = await work(tx);
        await tx.query('', FLUSH);
        return result;
      }),
    asAuth: (work) =>
      database.asAuth(async (tx) => {
        const result = await work(tx);
        await tx.query('', FLUSH);
        return result;
      }),
    asSystem: (work) =>
      database.asSystem(async (tx) => {
        const result = await work(tx);
        await tx.query('', FLUSH);
        return result;
      }),
    askAuth: (name, sql, parameters) =>
      database.asAuth(async (tx) => {
        const rows = await tx.query(name, sql, parameters);
        await tx.query('', FLUSH);
        return rows as never;
      }),
  };
}

/** Reads from another database how much was read in this one so far. */
export async function readCost(observer: pg.Client, database: string): Promise<Cost> {
  const { rows } = await observer.query<Cost>(
    `select (blks_hit + blks_read)::int as pages, xact_commit::int as transactions,
       (tup_returned + tup_fetched)::int as rows
     from pg_stat_database where datname = $1`,
    [database],
  );
  const [cost] = rows;
  if (cost === undefined) throw new Error(`There is no database ${database}.`);
  return cost;
}

/** The least of a few tries: what else happens in the database only adds. */
export async function countCost(
  observer: pg.Client,
  database: string,
  ask: () => Promise<void>,
): Promise<Cost> {
  // The first tries make connections, plans, and what the sessions remember of tables.
  for (let once = 0; once < WARMING; once += 1) await ask();
  let least: Cost | undefined;
  for (let once = 0; once < TRIES; once += 1) {
    const before = await readCost(observer, database);
    await ask();
    const after = await readCost(observer, database);
    const cost = {
      pages: after.pages - before.pages,
      transactions: after.transactions - before.transactions,
      rows: after.rows - before.rows,
    };
    if (least === undefined || cost.pages < least.pages) least = cost;
  }
  return least as Cost;
}

const WARMING = 1;
const TRIES = 2;
