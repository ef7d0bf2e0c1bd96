import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Refusal } from '../refusal.ts';
import { findUnprivilegedAccount } from './account.ts';
import { findBinaries, reachableBinaries } from './binaries.ts';
import { checkCluster, clusterExists, clusterFolder, createCluster } from './cluster.ts';
import { refusalOf } from './explain.ts';
import { findFreePort } from './free-port.ts';
import { clearLeftover } from './leftover.ts';
import { takeLock } from './lock.ts';
import { choosePlace, socketFolder } from './place.ts';
import { type Launch, launchPostmaster } from './postmaster.ts';
import { createRecord, readRecord, writeRecord } from './record.ts';
import { type PrivatePostgres, supervise } from './supervise.ts';

export type { PrivatePostgres };

export interface StartPostgresOptions {
  /** The data folder; the database lies inside it, or where it says in its postgres.json. */
  readonly directory: string;
  /** A folder with the programs postgres and initdb, instead of those that were installed with us. */
  readonly binaries?: string | undefined;
  /** Server settings on top of ours, such as { fsync: 'off' } for tests. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly log?: (line: string) => void;
  /** False for a command that stops the server when its work is done: others then wait instead of using it. */
  readonly lasting?: boolean;
  /** Where databases and programs go when root's unprivileged account cannot enter the data folder. */
  readonly outside?: string;
}

/** Somebody else supervises the database of this data folder. */
export class AlreadyRunning extends Refusal {}

export async function startPostgres(options: StartPostgresOptions): Promise<PrivatePostgres> {
  const directory = resolve(options.directory);
  try {
    return await startLocked(directory, options);
  } catch (error) {
    throw refusalOf(error, directory) ?? error;
  }
}

async function startLocked(directory: string, options: StartPostgresOptions): Promise<PrivatePostgres> {
  mkdirSync(directory, { recursive: true, mode: 0o755 });
  const lock = takeLock(directory, options.lasting ?? true);
  if ('holder' in lock) {
    throw new AlreadyRunning(
      `Relievo already runs in ${directory} (process ${lock.holder.pid}); stop it first.`,
    );
  }
  try {
    const { launch, address } = await prepare(directory, options);
    return supervise(await launchPostmaster(launch), launch, address, lock);
  } catch (error) {
    lock.release();
    throw error;
  }
}

async function prepare(directory: string, options: StartPostgresOptions) {
  const outside = options.outside ?? '/var/lib/relievo';
  const preferred = findUnprivilegedAccount();
  const found = await findBinaries(options.binaries);
  const previous = readRecord(directory) ?? createRecord(choosePlace(directory, preferred, outside));
  const place = resolve(directory, previous.place);
  const isNew = !clusterExists(place);
  const account = isNew ? preferred : checkCluster(place, found, preferred);
  const binaries = reachableBinaries(found, account, join(outside, 'programs'));
  writeRecord(directory, previous);
  if (isNew) await createCluster(place, binaries, account, previous.address);
  const log = options.log ?? (() => undefined);
  const cluster = clusterFolder(place);
  if ((await clearLeftover(cluster)) === 'stopped') log('stopped a database server that was left over');
  const onWindows = process.platform === 'win32';
  const host = onWindows ? '127.0.0.1' : socketFolder(place, previous.address.host, account);
  const port = onWindows ? await findFreePort() : previous.address.port;
  const address = { ...previous.address, host, port };
  writeRecord(directory, { ...previous, address });
  const launch: Launch = {
    binaries,
    account,
    cluster,
    socketFolder: host,
    port,
    settings: options.settings ?? {},
    log,
  };
  return { launch, address };
}
