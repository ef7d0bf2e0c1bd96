import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { Refusal } from '../refusal.ts';

/** A session that was ended is still there for a moment; one that is there for longer is somebody's. */
const LEAVING_MS = 3_000;

/**
 * Takes away everything that migrations made, rows included. Not while anybody else is connected: a running server
 * would go on with a database that has nothing in it.
 */
export async function emptyDatabase(owner: pg.ClientConfig, leavingMs = LEAVING_MS): Promise<void> {
  const client = new pg.Client(owner);
  await client.connect();
  try {
    const end = performance.now() + leavingMs;
    while (await areOthersConnected(client)) {
      if (performance.now() > end)
        throw new Refusal('Somebody is connected to the database; stop Relievo first.');
      await wait(20);
    }
    await client.query(
      'begin; drop schema if exists jobs cascade; drop schema public cascade; create schema public; commit',
    );
  } finally {
    await client.end();
  }
}

/** Of the sessions of other logins only name and database are shown to us; background processes have no name. */
async function areOthersConnected(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pg_stat_activity
     where datname = current_database() and usename is not null and pid <> pg_backend_pid() limit 1`,
  );
  return rowCount === 1;
}
