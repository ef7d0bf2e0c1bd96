import pg from 'pg';
import { Refusal } from '../refusal.ts';

/**
 * Takes away everything that migrations made, rows included. Not while anybody else is connected: a running server
 * would go on with a database that has nothing in it.
 */
export async function emptyDatabase(owner: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(owner);
  await client.connect();
  try {
    // of other logins' sessions only name and database are shown to us; background processes have no name
    const { rows } = await client.query<{ others: boolean }>(
      `select exists (
         select from pg_stat_activity
         where datname = current_database() and usename is not null and pid <> pg_backend_pid()
       ) as others`,
    );
    if (rows[0]?.others) throw new Refusal('Somebody is connected to the database; stop Relievo first.');
    await client.query(
      'begin; drop schema if exists jobs cascade; drop schema public cascade; create schema public; commit',
    );
  } finally {
    await client.end();
  }
}
