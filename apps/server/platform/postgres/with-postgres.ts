import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { Refusal } from '../refusal.ts';
import { readLockHolder } from './lock.ts';
import { type PostgresAddress, readRecord } from './record.ts';
import { AlreadyRunning, type StartPostgresOptions, startPostgres } from './start-postgres.ts';

const PATIENCE_MS = 60_000;

/** Uses the private PostgreSQL that runs in this data folder, or starts it for as long as the work takes. */
export async function withPostgres<Result>(
  options: StartPostgresOptions,
  work: (address: PostgresAddress) => Promise<Result>,
): Promise<Result> {
  const { address, release } = await attachOrStart(options);
  try {
    return await work(address);
  } finally {
    await release();
  }
}

/** Of two commands that start at once, one starts the server, and the other waits until it can. */
async function attachOrStart(options: StartPostgresOptions) {
  for (;;) {
    const address = await findRunningPostgres(options.directory);
    if (address) return { address, release: async () => undefined };
    try {
      const postgres = await startPostgres({ ...options, lasting: false });
      return { address: postgres.address, release: () => postgres.stop() };
    } catch (error) {
      if (!(error instanceof AlreadyRunning)) throw error;
    }
  }
}

/** The address of the private PostgreSQL of this data folder, if a server of ours runs there. */
export async function findRunningPostgres(directory: string): Promise<PostgresAddress | undefined> {
  const folder = resolve(directory);
  const end = performance.now() + PATIENCE_MS;
  for (let holder = readLockHolder(folder); holder; holder = readLockHolder(folder)) {
    const address = holder.lasting ? readRecord(folder)?.address : undefined;
    if (address && address.host !== '' && (await doesAnswer(address))) return address;
    if (performance.now() > end) {
      throw new Refusal(`The database in ${folder} is in use by process ${holder.pid} and does not answer.`);
    }
    await wait(50);
  }
  return undefined;
}

/** A server that is still starting accepts the connection and then refuses it. */
async function doesAnswer(address: PostgresAddress): Promise<boolean> {
  const client = new pg.Client(address);
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}
