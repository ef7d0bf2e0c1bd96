import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { errorCode, Refusal } from '../refusal.ts';

const recordSchema = z.object({
  place: z.string(),
  address: z.object({
    host: z.string(),
    port: z.number(),
    user: z.string(),
    password: z.string(),
    database: z.string(),
  }),
});

/** data/postgres.json, readable by its owner only: where the private database lies and how to connect to it. */
export type PostgresRecord = z.infer<typeof recordSchema>;

/** Takes the form of the settings of `pg`. The host is the folder of the socket, and empty before the first start. */
export type PostgresAddress = PostgresRecord['address'];

export function createRecord(place: string): PostgresRecord {
  const password = randomBytes(24).toString('base64url');
  return { place, address: { host: '', port: 5432, user: 'bootstrap', password, database: 'postgres' } };
}

export function readRecord(directory: string): PostgresRecord | undefined {
  const path = recordPath(directory);
  try {
    return recordSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOENT') return undefined;
    if (code === 'EACCES') throw new Refusal(`${path} belongs to somebody else; run Relievo as its owner.`);
    throw new Refusal(
      `${path} cannot be read; restore it from a backup, or move ${directory} away to start anew.`,
    );
  }
}

export function writeRecord(directory: string, record: PostgresRecord): void {
  const unfinished = `${recordPath(directory)}.${process.pid}`;
  writeFileSync(unfinished, `${JSON.stringify(record, undefined, 2)}\n`, { mode: 0o600 });
  renameSync(unfinished, recordPath(directory));
}

function recordPath(directory: string): string {
  return join(directory, 'postgres.json');
}
