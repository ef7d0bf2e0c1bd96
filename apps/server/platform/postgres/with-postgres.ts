import { createConnection } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '../refusal.ts';
import { lockHolder } from './lock.ts';
import { type PostgresAddress, readRecord } from './record.ts';
import { type StartPostgresOptions, startPostgres } from './start-postgres.ts';

const READY_MS = 60_000;

/** Uses the private PostgreSQL that runs in this data folder, or starts it for as long as the work takes. */
export async function withPostgres<Result>(
  options: StartPostgresOptions,
  work: (address: PostgresAddress) => Promise<Result>,
): Promise<Result> {
  const running = await runningPostgres(options.directory);
  if (running) return work(running);
  const postgres = await startPostgres(options);
  try {
    return await work(postgres.address);
  } finally {
    await postgres.stop();
  }
}

/** The address of the private PostgreSQL of this data folder while somebody supervises it. */
export async function runningPostgres(directory: string): Promise<PostgresAddress | undefined> {
  const end = performance.now() + READY_MS;
  while (lockHolder(resolve(directory))) {
    const record = readRecord(resolve(directory));
    if (record && record.host !== '' && (await answers(record))) {
      const { place: _, ...address } = record;
      return address;
    }
    if (performance.now() > end)
      throw new Refusal(`The database of ${directory} is starting but does not answer.`);
    await wait(50);
  }
  return undefined;
}

function answers({ host, port }: PostgresAddress): Promise<boolean> {
  return new Promise((done) => {
    const socket = createConnection(
      host.startsWith('/') ? { path: join(host, `.s.PGSQL.${port}`) } : { host, port },
    );
    socket.once('connect', () => done(true));
    socket.once('error', () => done(false));
    socket.once('close', () => done(false));
    socket.unref();
    socket.once('connect', () => socket.destroy());
  });
}
